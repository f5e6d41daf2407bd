import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { policyNumber, readPolicies } from "../policies";
import type { VocTerms } from "./rules";

/** C0490 as it counts now. */
export async function readVocTerms(db: Database, act: Act): Promise<VocTerms> {
  const policy = (await readPolicies(db, act.club.clubIdx, ["C0490"])).get("C0490");
  return {
    answerHours: policyNumber(policy?.value1, 48),
    maxFiles: policyNumber(policy?.value2, 3),
    editDays: policyNumber(policy?.value3, 7),
    closeDays: policyNumber(policy?.value4, 14),
  };
}
