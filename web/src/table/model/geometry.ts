// Where things lie on the square of five by five, and where lines cross. This is for drawing only:
// what may be placed, and where markers come to lie, the server says.

import type { Cell } from "../../protocol/messages";

export interface Line {
  axis: "h" | "v";
  /** Which row (h) or column (v) of the centre, from 0. */
  index: number;
}

export const BORDER_NUMBERS: readonly number[] = Array.from({ length: 16 }, (_, at) => at + 1);

/** Row and column of a border card, from 1 to 5; the numbers run clockwise from the top left. */
export function borderCell(number: number): Cell {
  if (number === 16) return [1, 1];
  if (number <= 4) return [1, number + 1];
  if (number <= 8) return [number - 3, 5];
  if (number <= 12) return [5, 13 - number];
  return [17 - number, 1];
}

export function isCorner(number: number): boolean {
  return number % 4 === 0;
}

/** The line that a Targi on this border card draws through the centre; corners draw none. */
export function lineOf(number: number): Line | null {
  if (isCorner(number)) return null;
  const [row, column] = borderCell(number);
  return row === 1 || row === 5 ? { axis: "v", index: column - 2 } : { axis: "h", index: row - 2 };
}

/** The centre cards where the lines of these Targis cross, each once: two may draw the same line. */
export function crossings(numbers: readonly (number | string)[]): Cell[] {
  const lines = linesOf(numbers);
  const along = (axis: Line["axis"]): number[] => [
    ...new Set(lines.filter((line) => line.axis === axis).map((line) => line.index)),
  ];
  return along("h").flatMap((row) => along("v").map((column): Cell => [row, column]));
}

/** The lines of Targis; one on a dune draws none. */
export function linesOf(numbers: readonly (number | string)[]): Line[] {
  return numbers.flatMap((number) => {
    const line = typeof number === "number" ? lineOf(number) : null;
    return line === null ? [] : [line];
  });
}
