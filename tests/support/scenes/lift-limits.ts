import { eq } from "drizzle-orm";
import type { Database } from "@/lib/club-api/db/database";
import { policies } from "@/lib/club-api/db/tables";

/** Nobody is refused for the number of calls (C0530): a test makes more of them than a person. */
export async function liftLimits(db: Database): Promise<void> {
  await db
    .update(policies)
    .set({ value1: "9999", value2: "9999", value3: "9999" })
    .where(eq(policies.code, "C0530"));
}
