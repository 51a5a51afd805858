// Fingers on the table: what is a click, and what is a press that is held.

/** Pixels that a press may wander and still be a click. */
export const CLICK_RADIUS = 8;
const LONG = 450; // ms after which a press is a long one

/** Does something when a finger or pen rests on an element. What it would have clicked or dragged is left. */
export function longPress(act: () => void): (element: HTMLElement) => () => void {
  return (element) => {
    let from: PointerEvent | null = null;
    let timer: ReturnType<typeof setTimeout>;
    let held = false;

    function press(event: PointerEvent): void {
      held = false;
      if (event.pointerType === "mouse" || !event.isPrimary) return;
      from = event;
      timer = setTimeout(hold, LONG);
    }

    function hold(): void {
      const pointerId = from?.pointerId ?? 0;
      held = true;
      // Nobody drags from here on.
      element.dispatchEvent(new PointerEvent("pointercancel", { pointerId, bubbles: true }));
      act();
    }

    function wander(event: PointerEvent): void {
      if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > CLICK_RADIUS) leave();
    }

    function release(): void {
      if (held) swallowClick();
      leave();
    }

    function leave(): void {
      clearTimeout(timer);
      from = null;
    }

    /** Of a long press browsers make a menu of their own, or a click after all. */
    function refuse(event: Event): void {
      if (held) event.preventDefault();
    }

    const heard = {
      pointerdown: press,
      pointermove: wander,
      pointerup: release,
      pointercancel: leave,
      contextmenu: refuse,
      touchend: refuse,
    };
    for (const [kind, hear] of Object.entries(heard)) element.addEventListener(kind, hear as EventListener);
    return () => {
      leave();
      for (const [kind, hear] of Object.entries(heard)) element.removeEventListener(kind, hear as EventListener);
    };
  };
}

/** The click that a browser makes of letting go is none. */
export function swallowClick(): void {
  const swallow = (click: MouseEvent): void => click.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
