import { stripTags } from "@/lib/shared/texts/text";
import { shortestEdit } from "./shortest-edit";

/** A stretch of two texts: in both, or only in the newer or the older one. */
export type DiffPart = { kind: "same" | "added" | "removed"; text: string };

const block =
  /<\/?(?:p|h[2-4]|ul|ol|li|table|caption|thead|tbody|tfoot|tr|blockquote|pre)\b[^>]*>|<[bh]r\b[^>]*>/i;

/** The words of rich text, a line for each of its paragraphs, headings, items and rows. */
export function linesOf(html: string): string[] {
  return html
    .split(new RegExp(block.source, "gi"))
    .map(stripTags)
    .filter((line) => line !== "");
}

/**
 * Compares two texts in lines, word by word; the language decides where words end. Texts of any size are
 * compared in bounded time: what has next to nothing in common is given as a whole.
 */
export function textDiff(before: readonly string[], after: readonly string[], language: string): DiffPart[] {
  const wordsOf = splitter(language);
  const parts: DiffPart[] = [];
  for (const { same, removed, added } of shortestEdit(before.map(ended), after.map(ended))) {
    parts.push({ kind: "same", text: same.join("") });
    for (const words of shortestEdit(removed.flatMap(wordsOf), added.flatMap(wordsOf))) {
      parts.push({ kind: "same", text: words.same.join("") });
      parts.push({ kind: "removed", text: words.removed.join("") });
      parts.push({ kind: "added", text: words.added.join("") });
    }
  }
  return joined(parts);
}

const ended = (line: string) => `${line}\n`;

/** A segmenter takes ever longer for the next word of a long text; a word cut in two does no harm. */
const pieceLength = 2000;

function splitter(language: string): (line: string) => string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  const piece = new RegExp(`[^]{1,${pieceLength}}`, "g");
  return (line) =>
    (line.match(piece) ?? []).flatMap((text) =>
      Array.from(segmenter.segment(text), ({ segment }) => segment),
    );
}

/** Empty stretches go, neighbours of one kind become one, and a bare gap between two changes belongs to both. */
function joined(pieces: readonly DiffPart[]): DiffPart[] {
  const parts: DiffPart[] = [];
  let removed = "";
  let added = "";
  const flush = () => {
    if (removed) parts.push({ kind: "removed", text: removed });
    if (added) parts.push({ kind: "added", text: added });
    removed = "";
    added = "";
  };
  const full = pieces.filter(({ text }) => text !== "");
  for (const [index, { kind, text }] of full.entries()) {
    const isGap = /^[^\S\n]+$/.test(text) && (removed || added) && full[index + 1]?.kind !== "same";
    if (kind === "removed" || (isGap && index + 1 < full.length)) removed += text;
    if (kind === "added" || (isGap && index + 1 < full.length)) added += text;
    if (kind !== "same" || (isGap && index + 1 < full.length)) continue;
    flush();
    const last = parts.at(-1);
    if (last?.kind === "same") last.text += text;
    else parts.push({ kind, text });
  }
  flush();
  return parts;
}
