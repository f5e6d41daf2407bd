const initials = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const perInitial = 588;
const perVowel = 28;

/** Something that can be found: by its label first, then by its other words. */
export type Findable = { label: string; words?: readonly string[] };

type Letters = { letters: string[]; starts: ReadonlySet<number> };

/** One way to write what has several: case, full-width letters, katakana as hiragana. */
function folded(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\uff01-\uff5e]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
    .toLowerCase();
}

/** The letters without what stands between words, and which of them begin one. */
function lettersOf(text: string): Letters {
  const letters: string[] = [];
  const starts = new Set<number>();
  for (const word of folded(text).split(/[\s·›/,.()-]+/)) {
    if (word !== "") starts.add(letters.length);
    letters.push(...word);
  }
  return { letters, starts };
}

function syllableOf(letter: string): number | null {
  const code = letter.charCodeAt(0);
  return code >= firstSyllable && code <= lastSyllable ? code - firstSyllable : null;
}

/** A typed letter stands for itself; ㄱ for 공, and 고, which may still become 공, too. */
function standsFor(typed: string, letter: string): boolean {
  if (typed === letter) return true;
  const syllable = syllableOf(letter);
  if (syllable === null) return false;
  const open = syllableOf(typed);
  if (open === null) return initials[Math.floor(syllable / perInitial)] === typed;
  return open % perVowel === 0 && syllable - (syllable % perVowel) === open;
}

function rankOfPiece(piece: readonly string[], { letters, starts }: Letters): number | null {
  let best: number | null = null;
  for (let at = 0; at + piece.length <= letters.length; at++) {
    if (!piece.every((typed, next) => standsFor(typed, letters[at + next] ?? ""))) continue;
    const rank = at === 0 ? 0 : starts.has(at) ? 1 : 2;
    if (best === null || rank < best) best = rank;
  }
  return best;
}

/** How well a text fits what was typed: 0 from its beginning, 1 from a word's, 2 within; null not at all. */
export function fitRank(query: string, text: string): number | null {
  const within = lettersOf(text);
  const whole = rankOfPiece(lettersOf(query).letters, within);
  if (whole !== null) return whole;
  const words = query.trim().split(/\s+/);
  const ranks = words.map((word) => rankOfPiece(lettersOf(word).letters, within));
  return ranks.reduce<number | null>(
    (worst, rank) => (worst === null || rank === null ? null : Math.max(worst, rank)),
    0,
  );
}

const behindLabels = 3;

/** The entries that match, the best first; entries that match equally well stay in their order. */
export function findFitting<T extends Findable>(entries: readonly T[], query: string): T[] {
  const ranked = entries.flatMap((entry) => {
    const own = fitRank(query, entry.label);
    const others = (entry.words ?? []).flatMap((word) => fitRank(query, word) ?? []);
    const other = others.length > 0 ? Math.min(...others) + behindLabels : null;
    const rank = own ?? other;
    return rank === null ? [] : [{ entry, rank }];
  });
  return ranked.sort((one, next) => one.rank - next.rank).map(({ entry }) => entry);
}
