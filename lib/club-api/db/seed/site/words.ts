import { type ClubWordsText, clubWordsFields } from "@/lib/contract/site/club-words";
import type { Language } from "@/lib/shared/languages";
import type { Database } from "../../database";
import { clubWords } from "../../tables";
import { languagesOf } from "../club-languages";
import type { FrameSeeding } from "../seeding";

/** The club's own words of `words.json`, those of the preset where it has none of its own; in the languages of the club. */
export async function seedClubWords(
  tx: Database,
  { clubIdx, data, now, authors }: FrameSeeding,
): Promise<void> {
  const textOf = (language: Language) =>
    Object.fromEntries(
      clubWordsFields.map((field) => [field, data.words[field]?.[language] ?? ""]),
    ) as ClubWordsText;
  const spoken = languagesOf(data).filter((language) =>
    clubWordsFields.some((field) => data.words[field]?.[language] !== undefined),
  );
  if (spoken.length === 0) return;
  const texts = Object.fromEntries(spoken.map((language) => [language, textOf(language)]));
  await tx.insert(clubWords).values({ clubIdx, texts, updatedAt: now, updatedBy: authors.site });
}
