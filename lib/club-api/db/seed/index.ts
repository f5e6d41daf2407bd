import { sql } from "drizzle-orm";
import type { FileStorage } from "../../adapters/storage";
import type { Database } from "../database";
import { transaction } from "../transaction";
import { seedBoards } from "./boards";
import { seedFiles, storeFiles } from "./boards/files";
import { seedNotices } from "./boards/notices";
import { readClubData } from "./club-data";
import { seedCodes } from "./codes";
import { seedMenus } from "./menus";
import { hashAccounts, seedAccounts, seedGroups } from "./people/accounts";
import { seedIpBlocks, seedPeople } from "./people/people";
import { seedRegulars } from "./people/regulars";
import { seedCoupons } from "./play/coupons";
import { demoDays } from "./play/demo-day";
import { seedDraws } from "./play/draws";
import { seedPastRounds } from "./play/past-rounds";
import { seedTeams } from "./play/teams";
import { seedPenalties, seedWaitings } from "./play/waitings";
import { seedAgreements } from "./site/agreements";
import { seedBanners } from "./site/banners";
import { seedDashboard } from "./site/dashboard";
import { seedHolidays } from "./site/holidays";
import { seedMessages } from "./site/messages";
import { seedPolicies } from "./site/policies";
import { seedClub } from "./site/site";
import { seedViews } from "./site/views";
import { seedContext, seedTeeSheets } from "./tee-sheets";
import { seedChangedTerms, seedTerms } from "./terms";
import { continueSequences } from "./tools/sequences";

const clubIdx = 1;
const clubCode = "MS01";

/**
 * Fills an empty database with the demo club of domain.md 10, laid around the club's day of `now`; the same `now`
 * gives the same content. All or nothing: a failure leaves neither rows nor files.
 */
export async function seedDemo(
  db: Database,
  { now, storage }: { now: Date; storage: FileStorage },
): Promise<void> {
  const hashes = await hashAccounts();
  const days = demoDays(now);
  const data = await readClubData("mirsol");
  const seeding = { clubIdx, clubCode, now, days, data };
  const stored = await storeFiles(storage, data.files);
  try {
    await transaction(db, async (tx) => {
      await seedClub(tx, { clubIdx, clubCode, now, tlsExpiresAt: days.moment(159, "00:00") });
      await seedPolicies(tx, clubIdx);
      await seedGroups(tx, clubIdx);
      await seedAccounts(tx, { clubIdx, clubCode, now, hashes });
      await seedPeople(tx, clubIdx, now);
      await seedCodes(tx, clubIdx);
      await seedMenus(tx, clubIdx, now);
      await seedMessages(tx, clubIdx);
      await seedHolidays(tx, clubIdx, days.year);
      await seedRegulars(tx, { clubIdx, days, now, passwordHash: hashes.nobody });
      await seedTeeSheets(tx, { clubIdx, clubCode, now, days });
      await seedPastRounds(tx, seedContext({ clubIdx, clubCode, now }), days);
      await seedTerms(tx, clubIdx, days);
      await seedChangedTerms(tx, clubIdx, days);
      await seedIpBlocks(tx, clubIdx, days);
      await seedNotices(tx, seeding);
      await seedFiles(tx, seeding, stored);
      await seedBanners(tx, clubIdx, days);
      await seedBoards(tx, seeding);
      await seedDashboard(tx, clubIdx, days);
      await seedViews(tx, clubIdx, days);
      await seedWaitings(tx, clubIdx, days);
      await seedPenalties(tx, clubIdx, days);
      await seedCoupons(tx, clubIdx, days);
      await seedDraws(tx, { clubIdx, days, now, passwordHash: hashes.nobody });
      // Behind everything that brings members.
      await seedAgreements(tx, clubIdx);
      await seedTeams(tx, clubIdx, days);
      await continueSequences(tx);
      // PGlite has no autovacuum: without statistics it would plan for empty tables for ever.
      await tx.execute(sql`analyze`);
    });
  } catch (error) {
    await Promise.allSettled(stored.map(({ storageKey }) => storage.remove(storageKey)));
    throw error;
  }
}
