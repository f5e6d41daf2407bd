import type { Database } from "../../database";
import type { DemoDays } from "../play/demo-day";
import { seedEvents } from "./events";
import { seedFaqs } from "./faqs";
import { seedFnb } from "./fnb";
import { seedHof } from "./hof";
import { seedLostItems } from "./lost-items";
import { seedReferences } from "./references";
import { seedVocs } from "./voc";
import { seedVocTemplates } from "./voc-templates";

export { storeReferenceFiles } from "./reference-files";

/** The content of the boards beside notices and banners (domain.md 10). */
export async function seedBoards(tx: Database, clubIdx: number, days: DemoDays): Promise<void> {
  await seedEvents(tx, clubIdx, days);
  await seedFaqs(tx, clubIdx, days);
  await seedReferences(tx, clubIdx, days);
  await seedFnb(tx, clubIdx, days);
  await seedHof(tx, clubIdx, days);
  await seedLostItems(tx, clubIdx, days);
  await seedVocs(tx, clubIdx, days);
  await seedVocTemplates(tx, clubIdx, days);
}
