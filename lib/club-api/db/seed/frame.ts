import { hashPassword } from "../../platform/crypto";
import { randomText } from "../../platform/random";
import type { Database } from "../database";
import { admins } from "../tables";
import { transaction } from "../transaction";
import { seedGroups } from "./people/accounts";
import { readSeeding, type Seeding } from "./seeding";
import { seedCodes } from "./site/codes";
import { seedHolidays } from "./site/holidays";
import { seedMenus } from "./site/menus";
import { seedMessages } from "./site/messages";
import { seedPolicies } from "./site/policies";
import { seedClub } from "./site/site";
import { seedTerms } from "./site/terms";
import { seedCourses } from "./tee-sheets/courses";
import { seedSheetRules } from "./tee-sheets/rules";
import { continueSequences } from "./tools/sequences";

/** The name under which the frame's rows say that they were written. */
const firstAdminId = "ssadmin1";
const alphabet = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

export type FirstAdmin = { id: string; password: string };

/**
 * Fills an empty database with what a club cannot do without: policies, codes, menus, rules, courses, holidays, terms and
 * groups as the demo has them, for the office to make its own. No members, bookings or contents, and of accounts one
 * SSADMIN with a random temporary password, which is kept nowhere (checklist S-58): it is the answer.
 */
export async function seedFrame(
  db: Database,
  { now, clubCode }: { now: Date; clubCode: string },
): Promise<FirstAdmin> {
  const password = `Tmp!${randomText(2, "23456789")}${randomText(18, alphabet)}`;
  const passwordHash = await hashPassword(password);
  const seeding = await readSeeding("mirsol", { now, clubCode });
  await transaction(db, async (tx) => {
    await seedClub(tx, seeding, null);
    await seedPolicies(tx, seeding);
    await seedGroups(tx, seeding);
    await tx.insert(admins).values(firstAdmin(seeding, passwordHash));
    await seedCodes(tx, seeding);
    await seedMenus(tx, seeding);
    await seedMessages(tx, seeding);
    await seedHolidays(tx, seeding);
    await seedCourses(tx, seeding);
    await seedSheetRules(tx, seeding);
    await seedTerms(tx, seeding);
    await continueSequences(tx);
  });
  return { id: firstAdminId, password };
}

function firstAdmin({ clubIdx, clubCode, now }: Seeding, passwordHash: string): typeof admins.$inferInsert {
  return {
    clubIdx,
    id: firstAdminId,
    passwordHash,
    passwordChangedAt: now,
    isTempPassword: true,
    isSSAdmin: true,
    name: "First admin",
    email: "",
    phoneNo: "",
    lang: "en",
    authClub: [clubCode],
    createdAt: now,
    updatedAt: now,
  };
}
