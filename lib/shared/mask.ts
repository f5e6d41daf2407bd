import { formatKoreanPhone } from "@/lib/shared/korean-numbers";

/** `김미루` -> `김*루`, `이솔` -> `이*`: the first and, from three characters, the last stay. */
export function maskName(name: string): string {
  const characters = Array.from(name.trim());
  const last = characters.length > 2 ? characters.length - 1 : characters.length;
  return characters
    .map((character, position) => {
      const stays = (position === 0 && characters.length > 1) || position === last || character === " ";
      return stays ? character : "*";
    })
    .join("");
}

/** `sol@mirsol.example` -> `s**@mirsol.example`; a text that is no address is hidden whole. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  if (at < 1) return stars(email);
  const characters = Array.from(email.slice(0, at));
  const shown = characters.length > 1 ? (characters[0] ?? "") : "";
  return `${shown}${"*".repeat(characters.length - shown.length)}${email.slice(at)}`;
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
