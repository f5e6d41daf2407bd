import { diffArrays } from "diff";
import { stripTags } from "@/lib/shared/texts/text";

/** A run of text: in both texts, or only in the newer or the older one. */
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
 * Compares two texts, given in lines, word by word; `language` decides where words end. Takes bounded time for texts of
 * any size: stretches with too many differences are reported as replaced.
 */
export function textDiff(before: readonly string[], after: readonly string[], language: string): DiffPart[] {
  const wordsOf = splitter(language);
  const parts: DiffPart[] = [];
  for (const { same, removed, added } of editsOf(before.map(ended), after.map(ended))) {
    parts.push({ kind: "same", text: same.join("") });
    for (const words of editsOf(removed.flatMap(wordsOf), added.flatMap(wordsOf))) {
      parts.push({ kind: "same", text: words.same.join("") });
      parts.push({ kind: "removed", text: words.removed.join("") });
      parts.push({ kind: "added", text: words.added.join("") });
    }
  }
  return joined(parts);
}

type Edit = { same: string[]; removed: string[]; added: string[] };

/** Beyond this many differences the rest counts as replaced: it bounds time and memory. */
const maxEditLength = 1500;

/** The shortest edit from one list to another: runs of what both have, each followed by what was replaced. */
function editsOf(before: string[], after: string[]): Edit[] {
  const edits: Edit[] = [];
  let edit: Edit = { same: [], removed: [], added: [] };
  const replaced = [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  for (const { value, removed, added } of diffArrays(before, after, { maxEditLength }) ?? replaced) {
    if (removed) edit.removed = value;
    else if (added) edit.added = value;
    else {
      edits.push(edit);
      edit = { same: value, removed: [], added: [] };
    }
  }
  edits.push(edit);
  return edits;
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
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const merged: DiffPart[] = [];
  let removed = "";
  let added = "";
  const flush = () => {
    if (removed) merged.push({ kind: "removed", text: removed });
    if (added) merged.push({ kind: "added", text: added });
    removed = "";
    added = "";
  };
  const full = parts.filter(({ text }) => text !== "");
  for (const [place, { kind, text }] of full.entries()) {
    const isGap = /^[^\S\n]+$/.test(text) && (removed || added) && full[place + 1]?.kind !== "same";
    if (kind === "removed" || (isGap && place + 1 < full.length)) removed += text;
    if (kind === "added" || (isGap && place + 1 < full.length)) added += text;
    if (kind !== "same" || (isGap && place + 1 < full.length)) continue;
    flush();
    const last = merged.at(-1);
    if (last?.kind === "same") last.text += text;
    else merged.push({ kind, text });
  }
  flush();
  return merged;
}
