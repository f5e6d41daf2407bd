/** Widths of a window, in CSS pixels, from which the header may name its menus in one row. */
const headerSteps = ["1080", "1280", "1440"] as const;
type HeaderStep = (typeof headerSteps)[number];

const hangul = /[\u1100-\u11ff\uac00-\ud7af]/;
const wide = /[\u2e80-\ua4cf\uf900-\ufaff\uff00-\uff60]/;
const letterPx = (letter: string) => (wide.test(letter) ? 15 : hangul.test(letter) ? 13 : 8);
const textPx = (text: string) => [...text].reduce((sum, letter) => sum + letterPx(letter), 0);
/** Mark, languages, account, and the room between them. */
const restPx = 320;
const gapPx = 14;
/** The width that the page margins leave. */
const roomPx = { 1080: 960, 1280: 1138, 1440: 1280 };

/**
 * The narrowest window in which a club's own words stand in one row; below it the menus fold. Names are the club's and
 * differ by language: half as many letters of Chinese take the room of English ones.
 */
export function headerStep(clubName: string, menuNames: readonly string[]): HeaderStep {
  const needed = restPx + [clubName, ...menuNames].reduce((sum, name) => sum + textPx(name) + gapPx, 0);
  return headerSteps.find((step) => needed <= roomPx[step]) ?? "1440";
}
