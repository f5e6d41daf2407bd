import type { Database } from "../../database";
import { vocTemplates } from "../../tables";
import type { Seeding } from "../seeding";
import { stamp } from "./board-seed";

/** Answers that the club gives again and again. */
export async function seedVocTemplates(tx: Database, { clubIdx, days, data }: Seeding): Promise<void> {
  await tx.insert(vocTemplates).values(
    data.vocTemplates.map(({ questionType, texts }) => ({
      ...stamp(clubIdx, days, -60, "10:00", "ssadmin1"),
      questionType,
      texts,
      searchTexts: Object.fromEntries(
        Object.entries(texts).map(([language, { title, contents }]) => [language, `${title} ${contents}`]),
      ),
    })),
  );
}
