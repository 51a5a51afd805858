// The rules as a document: the little Markdown in which they are written, taken apart. Text stays
// text; nothing in it can become markup of the page.

import type { Language } from "../words/languages";

export interface Span {
  text: string;
  style: "plain" | "strong" | "em" | "code";
}

export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "paragraph"; spans: Span[]; rule: string | null }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "code"; text: string };

/** The pictures of the rules, each at the rule that it explains. */
export type Picture = "board" | "placing" | "dune" | "raid" | "rows";

const PICTURES: Readonly<Record<string, Picture>> = { "4.1": "placing", "4.2": "dune", "7.2": "raid", "8.2": "rows" };

const FILES = import.meta.glob<string>("../../../src/targi/text/rules/*.md", {
  query: "?raw",
  import: "default",
});

export async function loadRules(language: Language): Promise<Block[]> {
  const load = FILES[`../../../src/targi/text/rules/${language}.md`];
  if (load === undefined) throw new Error(`there are no rules in ${language}`);
  return blocksOf(await load());
}

export function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  let inCode: string[] | null = null;
  let chunk: string[] = [];
  const flush = (): void => {
    if (chunk.length > 0) blocks.push(blockOf(chunk));
    chunk = [];
  };
  for (const line of source.split("\n")) {
    if (line.startsWith("```")) {
      if (inCode !== null) blocks.push({ kind: "code", text: inCode.join("\n") });
      else flush();
      inCode = inCode === null ? [] : null;
    } else if (inCode !== null) inCode.push(line);
    else if (line.trim() === "") flush();
    else chunk.push(line);
  }
  flush();
  return blocks;
}

function blockOf(lines: string[]): Block {
  const first = lines[0] ?? "";
  const heading = /^(#+) (.*)$/.exec(first);
  if (heading) return { kind: "heading", level: heading[1]?.length ?? 1, text: heading[2] ?? "" };
  if (/^(-|\d+\.) /.test(first)) {
    return { kind: "list", ordered: /^\d/.test(first), items: itemsOf(lines).map(spansOf) };
  }
  const text = lines.join(" ");
  const rule = /^\*\*(\d+\.\d+)\*\* /.exec(text);
  return { kind: "paragraph", spans: spansOf(text), rule: rule?.[1] ?? null };
}

/** The items of a list; a line without a mark goes on with the item before it. */
function itemsOf(lines: string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    const begins = /^(?:-|\d+\.) (.*)$/.exec(line);
    if (begins) items.push(begins[1] ?? "");
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return items;
}

export function spansOf(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .filter((piece) => piece !== "")
    .map((piece): Span => {
      if (piece.startsWith("**")) return { text: piece.slice(2, -2), style: "strong" };
      if (piece.startsWith("`")) return { text: piece.slice(1, -1), style: "code" };
      if (piece.startsWith("*") && piece.length > 2) return { text: piece.slice(1, -1), style: "em" };
      return { text: piece, style: "plain" };
    });
}

/** The picture that goes with a block; the board, which the document draws in letters, has one as well. */
export function pictureOf(block: Block): Picture | null {
  if (block.kind === "code") return "board";
  return block.kind === "paragraph" ? (PICTURES[block.rule ?? ""] ?? null) : null;
}

/** Everything that a block says, for searching. */
export function textOf(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return block.spans.map((span) => span.text).join("");
    case "list":
      return block.items
        .flat()
        .map((span) => span.text)
        .join(" ");
    default:
      return block.text;
  }
}

/** What speaks of the words sought, each with the heading above it; nothing sought is everything. */
export function found(blocks: readonly Block[], sought: string): Block[] {
  const words = sought.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...blocks];
  const hits: Block[] = [];
  let heading: Block | null = null;
  for (const block of blocks) {
    if (block.kind === "heading") {
      heading = block;
      continue;
    }
    const text = textOf(block).toLocaleLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    if (heading !== null) hits.push(heading);
    heading = null;
    hits.push(block);
  }
  return hits;
}
