import type { Database } from "../../db/database";
import { policyNumber, readPolicies } from "../policies";
import { isPasswordOld, type SessionPolicy } from "./rules";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** C0410 and C0420 of a club as numbers (domain.md 2.5). */
export async function readSessionPolicy(db: Database, clubIdx: number): Promise<SessionPolicy> {
  const policies = await readPolicies(db, clubIdx, ["C0410", "C0420"]);
  const life = policies.get("C0410");
  const login = policies.get("C0420");
  return {
    accessMs: policyNumber(life?.value1, 30) * minuteMs,
    refreshRememberedMs: policyNumber(life?.value2, 14) * dayMs,
    refreshMs: policyNumber(life?.value3, 12) * hourMs,
    overlapMs: policyNumber(life?.value4, 60) * secondMs,
    maxTries: policyNumber(login?.value1, 5),
    lockMs: policyNumber(login?.value2, 10) * minuteMs,
    maxSessions: { member: policyNumber(login?.value3, 3), admin: policyNumber(login?.value4, 1) },
  };
}

/** Whether the club asks the account for a new password now (C0430). */
export async function isPasswordExpired(
  db: Database,
  clubIdx: number,
  account: { passwordChangedAt: Date; passwordPostponed: number },
  now: Date,
): Promise<boolean> {
  const age = (await readPolicies(db, clubIdx, ["C0430"])).get("C0430");
  const policy = { maxAgeDays: policyNumber(age?.value1, 90), laterDays: policyNumber(age?.value2, 30) };
  return isPasswordOld(policy, account, now);
}
