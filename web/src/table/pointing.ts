// Pointing: a mouse over something, or the focus on it. Fingers do not point, they press.

export interface Pointing {
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: () => void;
  onfocus: () => void;
  onblur: () => void;
}

/** What an element hears so that pointing at it is known, for its attributes. */
export function pointing(point: () => void, leave: () => void): Pointing {
  return {
    onpointerenter: (event) => event.pointerType === "mouse" && point(),
    onpointerleave: leave,
    onfocus: point,
    onblur: leave,
  };
}
