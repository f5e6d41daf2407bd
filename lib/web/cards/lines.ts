import type { Language } from "@/lib/shared/languages";

/** Signs that may not begin a line, and those that may not end one (kinsoku). */
const notFirst =
  /^[\s、。，．,.!?！？:;：；）)\]」』】〉》’”・…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ％%]/u;
const notLast = /[（([「『【〈《‘“]$/u;

/** The pieces of a text that a line may end after: words, and in Japanese and Chinese what a reader takes as words. */
export function breakable(text: string, language: Language): string[] {
  const isDense = language === "ja" || language === "zh";
  const raw = isDense
    ? [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)].map(({ segment }) => segment)
    : text.split(/(?<=\s)/u);
  const pieces: string[] = [];
  for (const piece of raw) {
    const last = pieces.at(-1);
    const isJoined =
      last !== undefined && (notFirst.test(piece) || notLast.test(last) || isTail(piece, last, language));
    if (isJoined) pieces[pieces.length - 1] = last + piece;
    else pieces.push(piece);
  }
  return pieces;
}

/** Japanese signs that are not parted from the word before: particles, endings and counters. */
function isTail(piece: string, last: string, language: Language): boolean {
  if (language !== "ja" && language !== "zh") return false;
  return /^\p{Script=Hiragana}+$/u.test(piece) || /\d$/.test(last);
}

type Measure = (text: string) => number;

/** Lines no wider than `width`; a piece that is wider alone is broken between its signs. */
export function fillLines(pieces: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of pieces) {
    if (measure((line + piece).trimEnd()) <= width) {
      line += piece;
      continue;
    }
    if (line.trim()) lines.push(line.trim());
    line = "";
    for (const sign of piece) {
      if (line && measure((line + sign).trimEnd()) > width) {
        lines.push(line.trim());
        line = "";
      }
      line += sign;
    }
  }
  return line.trim() ? [...lines, line.trim()] : lines;
}

/** The same number of lines, each about as long as the others: no last line of one word. */
export function balancedLines(pieces: readonly string[], width: number, measure: Measure): string[] {
  const count = fillLines(pieces, width, measure).length;
  let narrow = width / 3;
  let wide = width;
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2;
    if (fillLines(pieces, middle, measure).length > count) narrow = middle;
    else wide = middle;
  }
  return fillLines(pieces, wide, measure);
}

/** The lines that fit, the last with an ellipsis when something is left over. */
export function cutLines(lines: readonly string[], most: number): string[] {
  if (lines.length <= most) return [...lines];
  const last = lines[most - 1] ?? "";
  return [...lines.slice(0, most - 1), `${Array.from(last).slice(0, -1).join("").trimEnd()}…`];
}
