import { createHash } from "node:crypto";
import type { Language } from "@/lib/shared/languages";
import { fontSheets } from "@/lib/web/fonts";
import { localePath, splitLocale } from "@/lib/web/routing/locale";
import { type ClubContact, knownContact, knownDefaultLanguage } from "@/lib/web/routing/snapshot";
import texts from "./unavailable-texts.json";

/** Seconds after which browsers and machines may ask again. */
export const unavailableRetrySeconds = 10;

/** The site's own letters, which are files of this web: machines without Korean or Japanese ones can read the page too. */
const faces = [
  ["sans-latin", "U+20-2ff,U+2010-2027"],
  ["sans-ko-core", "U+ac00-d7a3"],
]
  .map(
    ([file, range]) =>
      `@font-face{font-family:"Club Sans";font-weight:400 600;font-display:swap;src:url(/fonts/v2/${file}.woff2) format("woff2");unicode-range:${range}}`,
  )
  .join("");

const style = `${faces}:root{color-scheme:light}body{margin:0;background:#f7f2e7;color:#1a231d;font:1.0625rem/1.7 "Club Sans","Club Noto Sans JP","Club Noto Sans SC",system-ui,"Apple SD Gothic Neo","Malgun Gothic","Hiragino Sans","Microsoft YaHei",sans-serif}main{max-width:38rem;margin:0 auto;padding:5rem 1.25rem}.club{margin:0 0 2.5rem;padding:0 0 1rem;border-bottom:1px solid #ddd4c1;font-weight:600}h1{margin:0;font-size:1.75rem;line-height:1.35;font-weight:600;word-break:keep-all}p{margin:1.25rem 0 0;color:#465048;word-break:keep-all}a{color:#23503e;font-weight:600}.tel{font-size:1.375rem}`;

/** The page has this one style, sheets of letters, and nothing that runs. */
export const unavailablePolicy = [
  "default-src 'none'",
  "font-src 'self'",
  `style-src 'self' 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The language of an address: its prefix, else the club's own. */
export function languageOfAddress(url: string): Language {
  return splitLocale(pathOf(url), knownDefaultLanguage()).language;
}

/**
 * The page of an outage: the club, the fault, whom to call. Made from data that this process holds already, so that
 * it needs nobody's answer.
 */
export function unavailablePage(
  url: string,
  language: Language = languageOfAddress(url),
  club: ClubContact | null = knownContact(language),
): string {
  const { title, message, call, again } = texts[language];
  const number = club?.phone ?? "";
  const phone = number
    ? `<p>${escaped(call)}<br><a class="tel" href="tel:${escaped(number.replace(/[^+\d]/g, ""))}">${escaped(number)}</a></p>`
    : "";
  const link = { href: pathOf(url), text: again };
  return plainPage({ language, club, title, body: `<p>${escaped(message)}</p>${phone}`, link });
}

/** The page of an unknown address beside the pages, such as `/rss/x`. */
export function nowherePage(url: string): string {
  const language = languageOfAddress(url);
  const { notFound, home } = texts[language];
  const link = { href: localePath("/", language, knownDefaultLanguage()), text: home };
  const body = `<p>${escaped(pathOf(url))}</p>`;
  return plainPage({ language, club: knownContact(language), title: notFound, body, link });
}

const pathOf = (url: string) => url.split("?", 1)[0] ?? "/";

type PlainPage = {
  language: Language;
  club: ClubContact | null;
  title: string;
  /** Markup. */
  body: string;
  link: { href: string; text: string };
};

function plainPage({ language, club, title, body, link }: PlainPage): string {
  const name = club ? `<p class="club">${escaped(club.name)}</p>` : "";
  const letters = fontSheets(language)
    .late.map((sheet) => `<link rel="stylesheet" href="${sheet}">`)
    .join("");
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(club ? `${title} · ${club.name}` : title)}</title><style>${style}</style></head><body><main>${name}<h1>${escaped(title)}</h1>${body}<p><a href="${escaped(link.href)}">${escaped(link.text)}</a></p></main>${letters}</body></html>`;
}
