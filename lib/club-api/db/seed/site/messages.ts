import { type TextCategory, textCategory } from "@/lib/contract/code-values/texts";
import { failureTexts } from "@/lib/contract/failure-texts";
import { type Language, languages } from "@/lib/shared/languages";
import type { Database } from "../../database";
import { i18nMessages, i18nVersions } from "../../tables";
import type { FrameSeeding } from "../seeding";

const systemVersion = 11;
const clubVersion = 5;

/** The failure sentences of the system, and the club's own words. */
export async function seedMessages(tx: Database, { clubIdx, data }: FrameSeeding): Promise<void> {
  for (const lang of languages) {
    await tx
      .insert(i18nMessages)
      .values([
        ...messageRows(null, lang, textCategory.error, failureTexts[lang]),
        ...messageRows(clubIdx, lang, textCategory.screenLabel, data.texts[lang] ?? {}),
      ])
      // Those of the system came with the first club.
      .onConflictDoNothing();
    await tx
      .insert(i18nVersions)
      .values([
        { clubIdx: null, lang, version: systemVersion },
        { clubIdx, lang, version: clubVersion },
      ])
      .onConflictDoNothing();
  }
}

function messageRows(
  clubIdx: number | null,
  lang: Language,
  category: TextCategory,
  texts: Readonly<Record<string, string>>,
) {
  return Object.entries(texts).map(([code, msg]) => ({ clubIdx, lang, category, code, msg }));
}
