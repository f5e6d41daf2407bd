/** A secret in which one sign is another one, whatever it was: the first, or the last with `-1`. Of letters and digits. */
export function forged(text: string, place = 0): string {
  const at = place < 0 ? text.length + place : place;
  return `${text.slice(0, at)}${text[at] === "0" ? "1" : "0"}${text.slice(at + 1)}`;
}
