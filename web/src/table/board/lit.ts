// Lights whatever the guide of a table, or a hint, speaks of.

import type { Attachment } from "svelte/attachments";
import { t } from "../../words/say.svelte";
import type { Light } from "../model/guide";
import type { TableSession } from "../model/session.svelte";
import type { Spot } from "../model/targets";

const WORDS: Readonly<Record<Light, string>> = {
  lit: "web-lesson-is-lit",
  help: "web-lesson-is-lit",
  found: "web-lesson-is-found",
};

/** The same for who listens. */
export function lightWords(light: Light | null): string[] {
  return light === null ? [] : [t(WORDS[light])];
}

/** For the attributes of a place: how it is lit, by form as well as by colour. */
export function lit(session: TableSession, at: Spot): Attachment<HTMLElement> {
  return (place) => {
    const light = session.light(at);
    if (light === null) delete place.dataset.lit;
    else place.dataset.lit = light;
  };
}
