import type { Language } from "@/lib/shared/languages";
import { fillClubWords } from "@/lib/shared/texts/club-words";
import type { ClubFile } from "../schemas/site";

type ClubInfo = ClubFile["info"];

/** A text of a preset with what the club says of itself in the place of `{clubName}` and the other words. */
function withClubWords(text: string, info: ClubInfo, language: Language): string {
  const { clubName = "", ceoName = "", address = "" } = info.texts[language] ?? {};
  return fillClubWords(text, { clubName, ceoName, address, phone: info.clubPhoneNo, email: info.email });
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
