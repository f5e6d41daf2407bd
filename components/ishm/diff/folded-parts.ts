import type { DiffPart } from "../../../lib/web/office/text-diff";

/** A stretch as it is shown, with its place in the text; `folded` stands for lines that did not change. */
export type FoldedPart =
  | { at: string; kind: DiffPart["kind"]; text: string }
  | { at: string; kind: "folded"; lines: number };

/** Lines of an unchanged stretch that stay at each of its ends. */
const keptLines = 2;

/** The parts with their long unchanged stretches folded away, or all of them. */
export function foldedParts(parts: readonly DiffPart[], isWhole: boolean): FoldedPart[] {
  return parts.flatMap((part, place): FoldedPart[] => {
    const at = String(place);
    const lines = part.text.split(/(?<=\n)/);
    const [head, tail] = [place === 0 ? 0 : keptLines, place === parts.length - 1 ? 0 : keptLines];
    const hidden = lines.length - head - tail;
    if (isWhole || part.kind !== "same" || hidden < 2) return [{ ...part, at }];
    const start: FoldedPart = { at: `${at}-start`, kind: "same", text: lines.slice(0, head).join("") };
    const end: FoldedPart = { at: `${at}-end`, kind: "same", text: lines.slice(head + hidden).join("") };
    return [start, { at, kind: "folded", lines: hidden }, end];
  });
}
