import { languages } from "@/lib/shared/languages";
import { type ClubWords, fillClubWords } from "@/lib/shared/texts/club-words";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { lockPublicMenus, type MenuRow, updateMenu } from "./repository";

/**
 * Puts the words of the club in the places that texts of its public menus have kept open for them (`{clubName}`); a word that
 * the club has not said stays open.
 */
export async function fillMenus(
  tx: Database,
  { club }: Pick<Context, "club">,
  words: (language: (typeof languages)[number]) => ClubWords,
): Promise<void> {
  for (const menu of await lockPublicMenus(tx, club.clubIdx)) {
    const texts = filledTexts(menu.texts, words);
    if (JSON.stringify(texts) !== JSON.stringify(menu.texts)) await updateMenu(tx, menu, { texts });
  }
}

type Texts = MenuRow["texts"];

function filledTexts(texts: Texts, words: (language: (typeof languages)[number]) => ClubWords): Texts {
  const filled = languages.flatMap((language) => {
    const text = texts[language];
    if (!text) return [];
    const parts = Object.entries(text).map(([name, part]) => [
      name,
      typeof part === "string" ? fillClubWords(part, words(language)) : part,
    ]);
    return [[language, Object.fromEntries(parts)]];
  });
  return { ...texts, ...Object.fromEntries(filled) };
}
