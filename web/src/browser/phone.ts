// Whether the table is laid out for a phone.

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 940px"); // as in the stylesheets
