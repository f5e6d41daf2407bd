import { sql } from "drizzle-orm";
import type { FileStorage } from "../../adapters/storage";
import type { Database } from "../database";
import { transaction } from "../transaction";
import { seedBoards } from "./boards";
import { seedFiles, storeFiles } from "./boards/files";
import { seedNotices } from "./boards/notices";
import { readClubData } from "./club-data";
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
import { seedCodes } from "./site/codes";
import { seedDashboard } from "./site/dashboard";
import { seedHolidays } from "./site/holidays";
import { seedMenus } from "./site/menus";
import { seedMessages } from "./site/messages";
import { seedPolicies } from "./site/policies";
import { seedClub } from "./site/site";
import { seedChangedTerms, seedTerms } from "./site/terms";
import { seedViews } from "./site/views";
import { seedContext, seedTeeSheets } from "./tee-sheets";
import { continueSequences } from "./tools/sequences";

const clubIdx = 1;

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
  const { clubCode } = data.club;
  const seeding = { clubIdx, clubCode, now, days, data };
  const stored = await storeFiles(storage, data.files);
  try {
    await transaction(db, async (tx) => {
      await seedClub(tx, seeding, days.moment(159, "00:00"));
      await seedPolicies(tx, seeding);
      await seedGroups(tx, clubIdx);
      await seedAccounts(tx, { clubIdx, clubCode, now, hashes });
      await seedPeople(tx, clubIdx, now);
      await seedCodes(tx, seeding);
      await seedMenus(tx, seeding);
      await seedMessages(tx, seeding);
      await seedHolidays(tx, seeding);
      await seedRegulars(tx, { clubIdx, days, now, passwordHash: hashes.nobody });
      await seedTeeSheets(tx, { clubIdx, clubCode, now, days });
      await seedPastRounds(tx, seedContext({ clubIdx, clubCode, now }), days);
      await seedTerms(tx, seeding);
      await seedChangedTerms(tx, seeding);
      await seedIpBlocks(tx, clubIdx, days);
      await seedNotices(tx, seeding);
      await seedFiles(tx, seeding, stored);
      await seedBanners(tx, seeding);
      await seedBoards(tx, seeding);
      await seedDashboard(tx, seeding);
      await seedViews(tx, seeding);
      await seedWaitings(tx, clubIdx, days);
      await seedPenalties(tx, clubIdx, days);
      await seedCoupons(tx, clubIdx, days);
      await seedDraws(tx, { clubIdx, days, now, passwordHash: hashes.nobody });
      // Behind everything that brings members.
      await seedAgreements(tx, seeding);
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
