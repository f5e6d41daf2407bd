import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { policyNumber, readPolicies } from "../policies";

/** The national police's lost-property line in Korea, where C0480 v3 names no other. */
const defaultPoliceContact = "182";

/** C0480 as it counts now: days that an item is kept, days until valuables go to the police, and their number. */
export async function readLostTerms(db: Database, act: Act) {
  const policy = (await readPolicies(db, act.club.clubIdx, ["C0480"])).get("C0480");
  return {
    keepDays: policyNumber(policy?.value1, 180),
    policeDays: policyNumber(policy?.value2, 7),
    policeContact: policy?.value3 || defaultPoliceContact,
  };
}
