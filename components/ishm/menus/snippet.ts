/** The maximum width of a line of a search result and its font size, in CSS pixels. */
type Room = { sizePx: number; maxPx: number };

/** The limits at which two search engines cut title and description on a desktop. */
export const searchRooms = {
  google: { title: { sizePx: 20, maxPx: 580 }, description: { sizePx: 14, maxPx: 920 } },
  naver: { title: { sizePx: 18, maxPx: 520 }, description: { sizePx: 15, maxPx: 1060 } },
} as const satisfies Record<string, Record<"title" | "description", Room>>;

/** Widths in ems of the sans letters that results are set in. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/, 0.92],
  [/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/, 1],
  [/[ijl|!.,:;'·]/, 0.26],
  [/[frt() -]/, 0.32],
  [/[mwMW@%]/, 0.86],
  [/[A-Z]/, 0.69],
  [/[a-z0-9]/, 0.55],
];
const otherWidth = 0.6;

const letterWidth = (letter: string) => widths.find(([kind]) => kind.test(letter))?.[1] ?? otherWidth;

/** About how wide a text is, in whole pixels. */
export function textWidth(text: string, sizePx: number): number {
  return Math.round([...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * sizePx);
}

/** Cuts a text to the width; a cut text ends with an ellipsis. */
export function cutToRoom(text: string, { sizePx, maxPx }: Room): string {
  if (textWidth(text, sizePx) <= maxPx) return text;
  const letters = [...text];
  let room = maxPx / sizePx - 1;
  let end = 0;
  for (const letter of letters) {
    room -= letterWidth(letter);
    if (room < 0) break;
    end += 1;
  }
  return `${letters.slice(0, end).join("").trimEnd()}…`;
}
