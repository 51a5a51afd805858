import { mount } from "svelte";
import App from "./App.svelte";
import { applyTheme, languageNow } from "./settings.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/card.css";
import "./styles/table.css";
import { speak } from "./words/speech.svelte";

applyTheme();
await speak(languageNow());

const target = document.getElementById("app");
if (target) mount(App, { target });
