import { mount } from "svelte";
import App from "./App.svelte";
import { showStartFailure } from "./start_failure";
import { seen } from "./cards/seen";
import { applyTheme, currentLanguage, settings } from "./settings.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/card.css";
import "./styles/table.css";
import { loadLanguage, nameBy } from "./words/say.svelte";

applyTheme();
nameBy((said) => (settings.codes ? said : seen(said)));
const target = document.getElementById("app");
if (target) await begin(target);

async function begin(app: HTMLElement): Promise<void> {
  const language = currentLanguage();
  try {
    await loadLanguage(language);
  } catch {
    await showStartFailure(app, language);
    return;
  }
  app.replaceChildren(); // what was shown while the client came
  mount(App, { target: app });
}
