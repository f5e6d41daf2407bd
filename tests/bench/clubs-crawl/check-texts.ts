import {
  americanDate,
  foreignFinder,
  foreignScripts,
  isUntranslated,
  type ShownText,
} from "../../support/demo-clubs/foreign-text";
import type { Answer } from "./crawl";
import type { ReadPage } from "./read-page";
import type { ServedClub } from "./stack";

export type Finding = { club: string; check: string; at: string; found: string };

const excerpt = (text: string) => (text.length > 70 ? `${text.slice(0, 70)} …` : text);

/** Collects findings; the same one of many pages is told once, with its first page. */
export function findingsOf(club: string) {
  const found = new Map<string, Finding>();
  const add = (check: string, at: string, what: string) => {
    const key = `${check} ${what}`;
    if (!found.has(key))
      found.set(key, { club, check, at: at.replace(/^https?:\/\/[^/]+/, ""), found: excerpt(what) });
  };
  return { add, list: () => [...found.values()] };
}
type Findings = ReturnType<typeof findingsOf>;

/** Words of another club, in any text of a page, of its scripts, or of what machines read. */
export function checkWords(club: ServedClub, all: readonly ServedClub[], findings: Findings) {
  const foreignOf = foreignFinder(club, all);
  const seen = new Set<string>();
  return (address: string, pieces: Iterable<string>) => {
    for (const piece of pieces) {
      if (piece.length < 2 || seen.has(piece)) continue;
      seen.add(piece);
      for (const word of foreignOf(piece)) findings.add("word", address, word);
    }
  };
}

/** Scripts, untranslated keys and the order of dates in what a page shows. */
export function checkShown(club: ServedClub, findings: Findings) {
  const seen = new Set<string>();
  return (address: string, texts: Iterable<ShownText>) => {
    for (const shown of texts) {
      const key = `${shown.language} ${shown.text}`;
      if (seen.has(key)) continue;
      seen.add(key);
      for (const script of foreignScripts(club, shown)) findings.add(`script ${script}`, address, shown.text);
      if (isUntranslated(shown.text)) findings.add("untranslated", address, shown.text);
      const date = americanDate(club, shown);
      if (date) findings.add("American date", address, shown.text);
    }
  };
}

/** `lang` and hreflang name languages of the club only. */
export function checkLanguages(club: ServedClub, page: ReadPage, findings: Findings): void {
  const own = new Set<string>([...club.languages, "x-default"]);
  const tag = (text: string) => text.split("-")[0] ?? text;
  if (!own.has(tag(page.language))) findings.add("lang", page.address, page.language);
  for (const text of page.alternates)
    if (!own.has(text) && !own.has(tag(text))) findings.add("hreflang", page.address, text);
}

/** Words of another club within answers that machines read, pictures drawn as text among them. */
export const piecesOfAnswer = ({ text }: Answer) => text.split(/[<>"\n]/).map((piece) => piece.trim());
