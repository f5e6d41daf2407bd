/** Words of a club that texts of a preset leave open, as `{clubName}`. */
export const clubWordNames = ["clubName", "ceoName", "address", "phone", "email"] as const;
export type ClubWordName = (typeof clubWordNames)[number];
export type ClubWords = Readonly<Record<ClubWordName, string>>;

const openWord = new RegExp(`\\{(${clubWordNames.join("|")})\\}`, "g");

/** A text with the club's words in their places; a word that the club has not said yet stays open, to be seen. */
export function fillClubWords(text: string, words: ClubWords): string {
  return text.replace(openWord, (whole, name: ClubWordName) => words[name] || whole);
}

/** The words that a text waits for and the club has not said, each once, in the order of `clubWordNames`. */
export function openClubWords(text: string, words: ClubWords): ClubWordName[] {
  const named = new Set([...text.matchAll(openWord)].map(([, name]) => name));
  return clubWordNames.filter((name) => named.has(name) && words[name].trim() === "");
}
