export type BandDemand = { slots: number; firstChoices: number };
/** The chance of one more first choice: enough for all, about so many of ten, fewer than one of ten, or no time at all. */
export type Odds = { kind: "none" | "all" | "few" } | { kind: "some"; ofTen: number };

const tenths = 10;

/** The chance of one more first choice at equal weights; weights and later choices change it. */
export function bandOdds({ slots, firstChoices }: BandDemand): Odds {
  if (slots === 0) return { kind: "none" };
  if (slots > firstChoices) return { kind: "all" };
  const ofTen = Math.floor((slots * tenths) / (firstChoices + 1));
  return ofTen === 0 ? { kind: "few" } : { kind: "some", ofTen };
}
