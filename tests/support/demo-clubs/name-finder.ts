const short = 3;
const isLatin = (text: string) => /^[\p{Script=Latin}\p{P}\p{N}\p{Z}\p{S}]+$/u.test(text);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Finds a name: a short or Latin one as a word of its own, a number and any other wherever it stands. */
export function nameFinder(name: string): (text: string) => boolean {
  const isNumber = /^[\d\s()+-]+$/.test(name);
  if (isNumber || (!isLatin(name) && name.length >= short)) return (text) => text.includes(name);
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, "u");
  return (text) => text.includes(name) && word.test(text);
}
