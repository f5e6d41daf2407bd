import type { NoticePolicy } from "@/lib/shared/terms-notice";
import type { Database } from "../../db/database";
import { policyNumber, readPolicies } from "../policies";

/** C0470: how many days before it takes effect a change is announced. */
export async function readNoticePolicy(db: Database, clubIdx: number): Promise<NoticePolicy> {
  const policy = (await readPolicies(db, clubIdx, ["C0470"])).get("C0470");
  return { days: policyNumber(policy?.value1, 7), unfavourableDays: policyNumber(policy?.value2, 30) };
}
