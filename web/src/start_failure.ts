// The page when not even its words come: a line that broke, a server that stopped. The few words for
// that are in the program itself, see tools/web_data.py.

import { api, Refusal } from "./api";
import { poll } from "./browser/polling";
import words from "./generated/first_words.json";
import type { Language } from "./words/languages";

/** Says so. If the server is gone, the page loads itself again as soon as it is back. */
export async function showStartFailure(app: HTMLElement, language: Language): Promise<void> {
  const gone = !(await answers());
  const say = words[language];
  document.documentElement.lang = language;
  const page = element("main");
  page.className = "no-words";
  page.append(
    element("h1", gone ? say["server-gone"] : say["not-loaded"]),
    element("p", gone ? say["server-gone-about"] : say["not-loaded-about"]),
    reloading(say.reload),
  );
  app.replaceChildren(page);
  if (gone) poll(() => void reloadIfBack());
}

async function reloadIfBack(): Promise<void> {
  if (await answers()) location.reload();
}

async function answers(): Promise<boolean> {
  try {
    await api.me();
    return true;
  } catch (error) {
    return !(error instanceof Refusal && error.code === "unreachable");
  }
}

function element(name: string, text = ""): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function reloading(text: string): HTMLElement {
  const button = element("button", text);
  button.className = "btn primary";
  button.addEventListener("click", () => location.reload());
  return button;
}
