import { eq } from "drizzle-orm";
import { type Language, languages } from "@/lib/shared/languages";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import type { Database } from "../../database";
import { ofClub } from "../../of-club";
import { admins, drafts } from "../../tables";
import type { ClubData } from "../club-data";
import type { Seeding } from "../seeding";
import { html } from "../tools/html";

type DraftFile = NonNullable<ClubData["drafts"]>[number];

const richFields: readonly string[] = ["contents", "answer"];
/** A row of the seed has been saved once. */
const firstVersion = 1;

/** Forms that were typed into and not saved: their author is asked whether to go on. */
export async function seedDrafts(tx: Database, { clubIdx, data, days, authors }: Seeding): Promise<void> {
  if (!data.drafts) return;
  const isAuthor = ofClub(admins, clubIdx, eq(admins.id, authors.site));
  const [author] = await tx.select({ adminIdx: admins.adminIdx }).from(admins).where(isAuthor);
  if (!author) return;
  await tx.insert(drafts).values(
    data.drafts.map(({ entity, rowIdx, distance, timeOfDay, texts, fields }) => ({
      clubIdx,
      adminIdx: author.adminIdx,
      entity,
      entityIdx: rowIdx,
      payload: { ...fields, texts: textsOf(texts), version: firstVersion },
      savedAt: days.moment(distance, timeOfDay),
    })),
  );
}

function textsOf(texts: DraftFile["texts"]) {
  const textOf = (language: Language) =>
    Object.entries(texts).map(([name, words]) => {
      const text = words[language] ?? "";
      return [name, richFields.includes(name) ? sanitizeRichText(html(text)) : text];
    });
  return Object.fromEntries(languages.map((language) => [language, Object.fromEntries(textOf(language))]));
}
