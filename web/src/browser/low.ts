// Whether a window at a desk is too low to tell of a card below the prompt.

import { MediaQuery } from "svelte/reactivity";

export const low = new MediaQuery("(min-width: 941px) and (min-height: 601px) and (max-height: 700px)"); // as in tray.css
