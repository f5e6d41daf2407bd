import type { Database } from "../../db/database";
import { policyNumber, readPolicies } from "../policies";
import { type PasswordAge, type PasswordPolicy, passwordDueAt, type SessionPolicy } from "./rules";

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

/** C0430 of a club: the days that a password lasts, those of a "later" and how many there may be, and how many old ones are refused. */
export async function readPasswordPolicy(db: Database, clubIdx: number): Promise<PasswordPolicy> {
  const age = (await readPolicies(db, clubIdx, ["C0430"])).get("C0430");
  return {
    maxAgeDays: policyNumber(age?.value1, 90),
    laterDays: policyNumber(age?.value2, 30),
    maxLater: policyNumber(age?.value3, 2),
    refusedOld: policyNumber(age?.value4, 3),
  };
}

/** When the club asks the account for a new password (C0430). */
export async function passwordDue(db: Database, clubIdx: number, account: PasswordAge): Promise<Date> {
  return passwordDueAt(await readPasswordPolicy(db, clubIdx), account);
}

/** Whether the club asks the account for a new password now. */
export async function isPasswordExpired(
  db: Database,
  clubIdx: number,
  account: PasswordAge,
  now: Date,
): Promise<boolean> {
  return now >= (await passwordDue(db, clubIdx, account));
}
