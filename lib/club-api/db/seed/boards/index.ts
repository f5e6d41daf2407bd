import type { Database } from "../../database";
import type { Seeding } from "../seeding";
import { seedClubEntries, seedPracticeGrounds } from "./club-records";
import { seedDrafts } from "./drafts";
import { seedEvents } from "./events";
import { seedFaqs } from "./faqs";
import { seedFnb } from "./fnb";
import { seedHof } from "./hof";
import { seedLostItems } from "./lost-items";
import { seedReferences } from "./references";
import { seedVocs } from "./voc";
import { seedVocTemplates } from "./voc-templates";

/** The content of the boards beside notices and banners (domain.md 10), and the drafts of all of them. */
export async function seedBoards(tx: Database, seeding: Seeding): Promise<void> {
  await seedEvents(tx, seeding);
  await seedFaqs(tx, seeding);
  await seedReferences(tx, seeding);
  await seedFnb(tx, seeding);
  await seedClubEntries(tx, seeding);
  await seedPracticeGrounds(tx, seeding);
  await seedHof(tx, seeding);
  await seedLostItems(tx, seeding);
  await seedVocs(tx, seeding);
  await seedVocTemplates(tx, seeding);
  await seedDrafts(tx, seeding);
}
