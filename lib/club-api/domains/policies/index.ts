import type { Database } from "../../db/database";
import type { Club } from "../../platform/act";
import { type Policy, selectClubs, selectClubWithPolicies, selectPolicies } from "./repository";
import { clubLanguages, clubZone, policyNumber } from "./rules";

export { type Policy, policyNumber };

/** The named entries of a club by code. Read at each use: an admin's change counts at once, in every process. */
export async function readPolicies(
  db: Database,
  clubIdx: number,
  codes: readonly string[],
): Promise<Map<string, Policy>> {
  const rows = await selectPolicies(db, clubIdx, codes);
  return new Map(rows.map((row) => [row.code, row]));
}

/** Every entry of a club, ordered by code. */
export function listPolicies(db: Database, clubIdx: number): Promise<Policy[]> {
  return selectPolicies(db, clubIdx, null);
}

/** All clubs of the server, the default club first. */
export function listClubs(db: Database): Promise<{ clubIdx: number; clubCode: string }[]> {
  return selectClubs(db);
}

/** Requests per minute (C0530): anonymous per address, signed-in per person. */
export type RequestLimits = { anonymous: number; member: number };

/** A club with what every call needs to know of it; null for an unknown code. Null asks for the default club. */
export async function findClub(
  db: Database,
  clubCode: string | null,
): Promise<{ club: Club; requestLimits: RequestLimits } | null> {
  const found = await selectClubWithPolicies(db, clubCode, ["C0090", "C0190", "C0530"]);
  if (!found) return null;
  const byCode = new Map(found.policies.map((policy) => [policy.code, policy]));
  const languages = clubLanguages(byCode.get("C0090"));
  return {
    club: {
      clubIdx: found.clubIdx,
      clubCode: found.clubCode,
      defaultLanguage: languages.default,
      languages: languages.all,
      zone: clubZone(byCode.get("C0190")),
    },
    requestLimits: {
      anonymous: policyNumber(byCode.get("C0530")?.value1, 60),
      member: policyNumber(byCode.get("C0530")?.value2, 120),
    },
  };
}
