import { eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { siteCerts } from "../../db/tables";

/** How a club identifies people (domain.md 6 `SiteCert`): its driver, the ways it offers, the encrypted secret. */
export async function selectIdentityChoice(db: Database, clubIdx: number) {
  const rows = await db
    .select({ driver: siteCerts.niceDriver, methods: siteCerts.methods, niceSecret: siteCerts.niceSecret })
    .from(siteCerts)
    .where(eq(siteCerts.clubIdx, clubIdx));
  return rows[0] ?? { driver: "MOCK" as const, methods: ["10", "20"], niceSecret: null };
}
