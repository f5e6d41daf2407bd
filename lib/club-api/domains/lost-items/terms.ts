import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { policyNumber, readPolicies } from "../policies";

/** The national police's lost-property line in Korea, where C0480 v3 names no other. */
const defaultPoliceContact = "182";

/** C0480 as it counts now: days that an item is kept, days until valuables go to the police, and their number. */
export async function readLostTerms(db: Database, ctx: Context) {
  const policy = (await readPolicies(db, ctx.club.clubIdx, ["C0480"])).get("C0480");
  return {
    keepDays: policyNumber(policy?.value1, 180),
    policeDays: policyNumber(policy?.value2, 7),
    policeContact: policy?.value3 || defaultPoliceContact,
  };
}
