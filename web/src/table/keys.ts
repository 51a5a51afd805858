// Walking over the board by arrow keys: from a card to its neighbour, as the eye would go.

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The place that an arrow key leads to from a place such as "2,3", inside the square. */
export function neighbour(cell: string, key: string, size = 5): string | null {
  const step = STEPS[key];
  const [row = 0, column = 0] = cell.split(",").map(Number);
  if (step === undefined) return null;
  const [nextRow, nextColumn] = [row + step[0], column + step[1]];
  const inside = [nextRow, nextColumn].every((at) => at >= 1 && at <= size);
  return inside ? `${nextRow},${nextColumn}` : null;
}

export function walk(event: KeyboardEvent): void {
  const board = event.currentTarget as HTMLElement;
  const from = (event.target as HTMLElement).closest<HTMLElement>("[data-cell]")?.dataset.cell;
  if (from === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  for (let to = neighbour(from, event.key); to !== null; to = neighbour(to, event.key)) {
    event.preventDefault();
    const next = board.querySelector<HTMLElement>(`[data-cell="${to}"] button`);
    if (next) {
      next.focus();
      return;
    }
  }
}
