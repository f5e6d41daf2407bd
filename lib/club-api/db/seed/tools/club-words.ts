import type { Language } from "@/lib/shared/languages";
import { fillClubWords } from "@/lib/shared/texts/club-words";
import type { ClubFile } from "../schemas/site";

type ClubInfo = ClubFile["info"];
type Of = { language: Language; clubCode: string };

/** A text of a preset with what the club says of itself in the place of `{clubName}` and the other words. */
function withClubWords(text: string, info: ClubInfo, { language, clubCode }: Of): string {
  const { clubName: name = "", ceoName = "", address = "" } = info.texts[language] ?? {};
  // A club that was just made bears its code for a name.
  const clubName = name === clubCode ? "" : name;
  return fillClubWords(text, { clubName, ceoName, address, phone: info.clubPhoneNo, email: info.email });
}

/** Every text of an object, filled in so. */
export function filledWith<T extends Readonly<Record<string, unknown>>>(texts: T, info: ClubInfo, of: Of): T {
  const entries = Object.entries(texts).map(([name, text]) => [
    name,
    typeof text === "string" ? withClubWords(text, info, of) : text,
  ]);
  return Object.fromEntries(entries) as T;
}
