import { textCategory } from "@/lib/contract/code-values/texts";
import type { Language } from "@/lib/shared/languages";
import type { Database } from "../../db/database";
import { readMessages } from "../i18n";
import type { OwnTexts } from "./render";

/** The texts of notices that the club has written itself, in one language. */
export async function readOwnTexts(db: Database, clubIdx: number, lang: Language): Promise<OwnTexts> {
  const { messages } = await readMessages(db, clubIdx, lang, undefined);
  return new Map(
    messages.flatMap(({ category, code, msg }) =>
      category === textCategory.mailAndSms ? [[code, msg] as const] : [],
    ),
  );
}
