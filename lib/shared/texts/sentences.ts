/** A full stop, question mark or colon of Chinese and Japanese: it holds its own room, so no space follows it. */
const endsInFullWidth = /[。！？：]$/;

/** A text with the space that its language puts before the next sentence or link. */
export function withGap(text: string): string {
  return text === "" || endsInFullWidth.test(text) ? text : `${text} `;
}

/** Sentences one after another, as their language sets them; those that are not said are left out. */
export function joinSentences(sentences: readonly (string | false | null | undefined)[]): string {
  const said = sentences.filter((sentence) => typeof sentence === "string" && sentence !== "");
  return said.reduce<string>((text, sentence) => withGap(text) + sentence, "");
}
