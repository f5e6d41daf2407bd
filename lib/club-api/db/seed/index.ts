import { sql } from "drizzle-orm";
import type { FileStorage } from "../../adapters/storage";
import type { Database } from "../database";
import { transaction } from "../transaction";
import { seedBoards } from "./boards";
import { removeFiles, seedFiles, storeFiles } from "./boards/files";
import { seedNotices } from "./boards/notices";
import { hashAccounts, seedAccounts, seedGroups } from "./people/accounts";
import { seedIpBlocks, seedPeople } from "./people/people";
import { seedRegulars } from "./people/regulars";
import { seedCoupons } from "./play/coupons";
import { seedDraws } from "./play/draws";
import { seedPastRounds } from "./play/past-rounds";
import { seedTeams } from "./play/teams";
import { seedPenalties, seedWaitings } from "./play/waitings";
import { readSeeding } from "./seeding";
import { seedAgreements } from "./site/agreements";
import { seedBanners } from "./site/banners";
import { seedCodes } from "./site/codes";
import { seedDashboard } from "./site/dashboard";
import { seedHolidays } from "./site/holidays";
import { seedMenus } from "./site/menus";
import { seedMessages } from "./site/messages";
import { seedPolicies } from "./site/policies";
import { seedClub } from "./site/site";
import { seedChangedTerms, seedTerms } from "./site/terms";
import { seedViews } from "./site/views";
import { seedClubWords } from "./site/words";
import { seedTeeSheets } from "./tee-sheets";
import { continueSequences } from "./tools/sequences";

/** `club` is the folder of its contents. */
export type DemoSeed = { now: Date; storage: FileStorage; club?: string; clubIdx?: number };

/**
 * Fills a database with a demo club, that of domain.md 10 unless another is named, laid around the club's day of `now`; the
 * same `now` gives the same content. All or nothing: a failure leaves neither rows nor files. Answers what it has stored.
 */
export async function seedDemo(
  db: Database,
  { now, storage, club = "mirsol", clubIdx = 1 }: DemoSeed,
): Promise<{ storageKeys: string[] }> {
  const seeding = readSeeding(club, { now, clubIdx });
  const { data } = seeding;
  const hashes = await hashAccounts(data);
  const stored = await storeFiles(storage, seeding);
  const storageKeys = stored.map(({ storageKey }) => storageKey);
  try {
    await transaction(db, async (tx) => {
      await seedClub(tx, seeding);
      await seedPolicies(tx, seeding);
      await seedGroups(tx, seeding);
      await seedAccounts(tx, seeding, hashes);
      await seedPeople(tx, seeding);
      await seedCodes(tx, seeding);
      await seedMenus(tx, seeding);
      await seedMessages(tx, seeding);
      await seedClubWords(tx, seeding);
      await seedHolidays(tx, seeding);
      await seedRegulars(tx, seeding, hashes.nobody);
      await seedTeeSheets(tx, seeding);
      await seedPastRounds(tx, seeding);
      await seedTerms(tx, seeding);
      await seedChangedTerms(tx, seeding);
      await seedIpBlocks(tx, seeding);
      await seedNotices(tx, seeding);
      await seedFiles(tx, seeding, stored);
      await seedBanners(tx, seeding);
      await seedBoards(tx, seeding);
      await seedDashboard(tx, seeding);
      await seedViews(tx, seeding);
      await seedWaitings(tx, seeding);
      await seedPenalties(tx, seeding);
      await seedCoupons(tx, seeding);
      await seedDraws(tx, seeding, hashes.nobody);
      // Behind everything that brings members.
      await seedAgreements(tx, seeding);
      await seedTeams(tx, seeding);
      await continueSequences(tx);
      // PGlite has no autovacuum: without statistics it would plan for empty tables for ever.
      await tx.execute(sql`analyze`);
    });
  } catch (error) {
    await removeFiles(storage, storageKeys);
    throw error;
  }
  return { storageKeys };
}

/** The demo clubs by the folders of their contents; a club's number is its place. */
export const demoClubs = ["mirsol", "dunrath", "kazanami"] as const;

/** Fills an empty database with all demo clubs, or leaves neither rows nor files. */
export async function seedDemoClubs(
  db: Database,
  { now, storage }: Pick<DemoSeed, "now" | "storage">,
): Promise<void> {
  const storageKeys: string[] = [];
  try {
    await transaction(db, async (tx) => {
      for (const [place, club] of demoClubs.entries()) {
        const stored = await seedDemo(tx, { now, storage, club, clubIdx: place + 1 });
        storageKeys.push(...stored.storageKeys);
      }
    });
  } catch (error) {
    await removeFiles(storage, storageKeys);
    throw error;
  }
}
