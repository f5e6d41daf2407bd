import { failureTexts } from "@/lib/contract/failure-texts";
import { type Language, languages } from "@/lib/shared/languages";
import type { Database } from "../database";
import { i18nMessages, i18nVersions } from "../tables";

const errorCategory = "50";
const labelCategory = "10";
const systemVersion = 11;
const clubVersion = 5;

/** What the club says in its own words on the home page. */
const clubTexts: Record<Language, Record<string, string>> = {
  en: {
    "home.hero.title": "27 holes in the scent of pines",
    "home.hero.lead": "Mir, Sol, Baram. Three nines, each its own, share one forest of pines.",
  },
  ko: {
    "home.hero.title": "솔향 가득한 27홀의 여유",
    "home.hero.lead": "미르, 솔, 바람. 서로 다른 아홉 홀 셋이 소나무 숲 하나를 나누어 씁니다.",
  },
  ja: {
    "home.hero.title": "松の香りに包まれる27ホール",
    "home.hero.lead": "ミル、ソル、バラム。趣の違う三つの9ホールが、ひとつの松林を分け合います。",
  },
  zh: {
    "home.hero.title": "松香环绕的27洞",
    "home.hero.lead": "龙、松、风。三个风格各异的九洞，共享一片松林。",
  },
};

/** The failure sentences of the system, and the club's own words. */
export async function seedMessages(tx: Database, clubIdx: number): Promise<void> {
  for (const lang of languages) {
    await tx
      .insert(i18nMessages)
      .values([
        ...messageRows(null, lang, errorCategory, failureTexts[lang]),
        ...messageRows(clubIdx, lang, labelCategory, clubTexts[lang]),
      ]);
    await tx.insert(i18nVersions).values([
      { clubIdx: null, lang, version: systemVersion },
      { clubIdx, lang, version: clubVersion },
    ]);
  }
}

function messageRows(
  clubIdx: number | null,
  lang: Language,
  category: string,
  texts: Readonly<Record<string, string>>,
) {
  return Object.entries(texts).map(([code, msg]) => ({ clubIdx, lang, category, code, msg }));
}
