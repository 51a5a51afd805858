// Sounds of the table, made by the browser itself: a knock for a figure, a clink for tokens, a slide
// for a card, a drum for a raid. One for each step, the most telling.

import type { GameEvent } from "../../protocol/messages";

interface Sound {
  from: number; // Hz
  to: number;
  seconds: number;
  wave: OscillatorType;
  loud: number;
}

const SOUNDS: Readonly<Record<string, Sound>> = {
  raid: { from: 110, to: 55, seconds: 0.5, wave: "triangle", loud: 0.3 },
  round: { from: 392, to: 587, seconds: 0.35, wave: "sine", loud: 0.12 },
  card: { from: 660, to: 330, seconds: 0.16, wave: "sine", loud: 0.14 },
  gain: { from: 880, to: 1320, seconds: 0.12, wave: "triangle", loud: 0.1 },
  lose: { from: 660, to: 440, seconds: 0.12, wave: "triangle", loud: 0.1 },
  marker: { from: 330, to: 220, seconds: 0.1, wave: "triangle", loud: 0.18 },
  place: { from: 260, to: 160, seconds: 0.1, wave: "triangle", loud: 0.22 },
};

/** The event whose sound is heard; the order of the sounds is that of what matters most. */
export function soundOf(events: readonly GameEvent[]): string | null {
  return Object.keys(SOUNDS).find((name) => events.some((event) => event.name === name)) ?? null;
}

let context: AudioContext | null = null;

export function playSound(events: readonly GameEvent[]): void {
  const sound = SOUNDS[soundOf(events) ?? ""];
  // Browsers let a page be heard once somebody has touched it, and warn before.
  if (sound === undefined || !(navigator as Partial<Navigator>).userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = sound.wave;
  tone.frequency.setValueAtTime(sound.from, now);
  tone.frequency.exponentialRampToValueAtTime(sound.to, now + sound.seconds);
  volume.gain.setValueAtTime(sound.loud, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + sound.seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + sound.seconds);
}
