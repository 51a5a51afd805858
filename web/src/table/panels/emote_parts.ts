// What is needed once people speak, loaded when they can: most who open the client play the computer. It
// imports no part of the table, which would then no longer be loaded in one piece.

export { default as EmoteBubble } from "./EmoteBubble.svelte";
export { default as EmotePalette } from "./EmotePalette.svelte";
