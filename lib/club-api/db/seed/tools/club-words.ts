import type { Language } from "@/lib/shared/languages";
import type { ClubFile } from "../schemas/site";

type ClubInfo = ClubFile["info"];

/**
 * A text of a preset with what the club says of itself in the place of `{clubName}`, `{ceoName}`, `{address}`, `{phone}` and
 * `{email}`; what the club has not said yet stays as it is, to be seen.
 */
export function withClubWords(text: string, info: ClubInfo, language: Language): string {
  const { clubName = "", ceoName = "", address = "" } = info.texts[language] ?? {};
  const words: Readonly<Record<string, string>> = {
    clubName,
    ceoName,
    address,
    phone: info.clubPhoneNo,
    email: info.email,
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] || whole);
}

/** Every text of an object, filled in so. */
export function filledWith<T extends Readonly<Record<string, unknown>>>(
  texts: T,
  info: ClubInfo,
  language: Language,
): T {
  const entries = Object.entries(texts).map(([name, text]) => [
    name,
    typeof text === "string" ? withClubWords(text, info, language) : text,
  ]);
  return Object.fromEntries(entries) as T;
}
