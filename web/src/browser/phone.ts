// Whether the table is laid out for a phone: also in a window as low as one on its side.

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("(max-width: 940px) or (max-height: 600px)"); // as in the stylesheets
