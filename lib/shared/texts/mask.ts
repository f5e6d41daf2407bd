import { formatKoreanPhone } from "./korean-numbers";

const eastAsian = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * `김미루` -> `김*루`, `이솔` -> `이*`: of an East Asian name the first and, from three characters, the last stay.
 * Of another name the first letter of each word stays and the lengths are hidden: `J*** S***`.
 */
export function maskName(name: string): string {
  const written = name.normalize("NFC").trim();
  const characters = Array.from(written);
  const [first = ""] = characters;
  if (characters.length < 2) return stars(written);
  if (!eastAsian.test(first)) return written.replace(/(\S)\S*/gu, "$1***");
  return characters.length === 2
    ? `${first}*`
    : `${first}${"*".repeat(characters.length - 2)}${characters.at(-1)}`;
}

/** `sol@mirsol.example` -> `s**@mirsol.example`, whatever the length; a text that is no address is hidden whole. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email;
  return at < 1 ? stars(email) : `${at > 1 ? first : "*"}**${email.slice(at)}`;
}

/** `01000000002` -> `010-****-0002`; of a number of another plan only the last four digits stay. */
export function maskPhone(phone: string): string {
  const written = formatKoreanPhone(phone);
  const groups = written.split("-");
  const [first = "", middle = "", last = ""] = groups;
  if (groups.length === 3 && /^0\d+$/.test(first)) return `${first}-${stars(middle)}-${last}`;
  const digitCount = written.replace(/\D/g, "").length;
  let seen = 0;
  return written.replace(/\d/g, (digit) => {
    seen += 1;
    return digitCount > 4 && seen > digitCount - 4 ? digit : "*";
  });
}

/** `leesol01` -> `lees***1`: the first half and the last character stay (domain.md 11.2). */
export function maskLoginId(id: string): string {
  const shown = Math.floor(id.length / 2);
  return `${id.slice(0, shown)}${stars(id.slice(shown, -1))}${id.length > 2 ? id.slice(-1) : "*"}`;
}

function stars(text: string): string {
  return "*".repeat(Array.from(text).length);
}
