import { type Language, languages } from "@/lib/shared/languages";
import {
  type ClubWordName,
  type ClubWords,
  clubWordNames,
  fillClubWords,
  openClubWords,
} from "@/lib/shared/texts/club-words";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { selectContacts, type TermsRow } from "./repository";

type WordsIn = (language: Language) => ClubWords;
type Texts = TermsRow["texts"];

/** A club's texts in a language; where one is missing there, that of the club's own language. */
export async function readClubWords(db: Database, { club }: Pick<Context, "club">): Promise<WordsIn> {
  const { texts, clubPhoneNo, email } = await selectContacts(db, club.clubIdx);
  const own = texts[club.defaultLanguage];
  // A club that was just made bears its code for a name.
  const named = (name: string | undefined) => (name === club.clubCode ? "" : (name ?? ""));
  return (language) => {
    const said = texts[language];
    return {
      clubName: named(said?.clubName) || named(own?.clubName),
      ceoName: said?.ceoName || own?.ceoName || "",
      address: said?.address || own?.address || "",
      phone: clubPhoneNo,
      email,
    };
  };
}

/** The words that a version waits for in any of its languages. */
export function openWordsOf(texts: Texts, words: WordsIn): ClubWordName[] {
  const open = languages.flatMap((language) =>
    Object.values(texts[language] ?? {}).flatMap((text) => openClubWords(text, words(language))),
  );
  return clubWordNames.filter((name) => open.includes(name));
}

/** A version with the words of the club in their places. */
export function filledTexts(texts: Texts, words: WordsIn): Texts {
  const filled: Texts = {};
  for (const language of languages) {
    const text = texts[language];
    if (!text) continue;
    const fill = (part: string) => fillClubWords(part, words(language));
    filled[language] = {
      title: fill(text.title),
      contents: fill(text.contents),
      ...(text.changeSummary === undefined ? {} : { changeSummary: fill(text.changeSummary) }),
      ...(text.noticeTitle === undefined ? {} : { noticeTitle: fill(text.noticeTitle) }),
    };
  }
  return filled;
}
