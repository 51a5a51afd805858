// Pointing: a mouse over something, or the focus of keys on it. Fingers do not point, they press: what
// is shown of something that is pointed at must not come between a finger and its click.

export interface Pointing {
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: () => void;
  onfocus: (event: FocusEvent) => void;
  onblur: () => void;
}

/** What an element hears so that pointing at it is known, for its attributes. */
export function pointing(point: () => void, leave: () => void): Pointing {
  return {
    onpointerenter: (event) => event.pointerType === "mouse" && point(),
    onpointerleave: leave,
    onfocus: (event) => (event.currentTarget as HTMLElement).matches(":focus-visible") && point(),
    onblur: leave,
  };
}
