import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { policyNumber, readPolicies } from "../policies";
import type { VocTerms } from "./rules";

/** C0490 as it counts now. */
export async function readVocTerms(db: Database, ctx: Context): Promise<VocTerms> {
  const policy = (await readPolicies(db, ctx.club.clubIdx, ["C0490"])).get("C0490");
  return {
    answerHours: policyNumber(policy?.value1, 48),
    maxFiles: policyNumber(policy?.value2, 3),
    editDays: policyNumber(policy?.value3, 7),
    closeDays: policyNumber(policy?.value4, 14),
  };
}
