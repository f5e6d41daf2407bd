import type { Database } from "../../database";
import { references } from "../../tables";
import type { Seeding } from "../seeding";
import { stamp, texts } from "./board-seed";

/** Rules, forms, course papers and goods (domain.md 10); 4 is P11's. */
export async function seedReferences(tx: Database, seeding: Seeding): Promise<void> {
  const { data } = seeding;
  await tx.insert(references).values(
    data.references.map(({ distance, timeOfDay, title, contents, category, ...reference }) => ({
      ...reference,
      ...stamp(seeding, distance, timeOfDay),
      ...texts({ title, contents, category }, ["contents"]),
    })),
  );
}
