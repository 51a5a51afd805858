import { mount } from "svelte";
import App from "./App.svelte";
import { sayThatNothingComes } from "./no_words";
import { applyTheme, languageNow } from "./settings.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/card.css";
import "./styles/table.css";
import { speak } from "./words/speech.svelte";

applyTheme();
const target = document.getElementById("app");
if (target) await begin(target);

async function begin(app: HTMLElement): Promise<void> {
  const language = languageNow();
  try {
    await speak(language);
  } catch {
    await sayThatNothingComes(app, language);
    return;
  }
  app.replaceChildren(); // what was shown while the client came
  mount(App, { target: app });
}
