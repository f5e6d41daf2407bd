import type { Database } from "../../database";
import { vocTemplates } from "../../tables";
import type { Seeding } from "../seeding";
import { stamp } from "./board-seed";

/** Answers that the club gives again and again. */
export async function seedVocTemplates(tx: Database, seeding: Seeding): Promise<void> {
  const { data } = seeding;
  await tx.insert(vocTemplates).values(
    data.vocTemplates.map(({ questionType, texts }) => ({
      ...stamp(seeding, -60, "10:00", seeding.authors.site),
      questionType,
      texts,
      searchTexts: Object.fromEntries(
        Object.entries(texts).map(([language, { title, contents }]) => [language, `${title} ${contents}`]),
      ),
    })),
  );
}
