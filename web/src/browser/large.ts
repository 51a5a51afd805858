// Whether the window is so large that there is room to look things up beside the board.

import { MediaQuery } from "svelte/reactivity";

export const large = new MediaQuery("(min-width: 1440px) and (min-height: 800px)");
