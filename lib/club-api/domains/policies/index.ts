import { type ClubFormats, clubFormats } from "@/lib/shared/club-formats";
import type { Database } from "../../db/database";
import { sharedRead } from "../../db/shared-read";
import type { Club } from "../../platform/act";
import type { AddressRule } from "../../platform/address-rules";
import {
  type Policy,
  selectClubNames,
  selectClubs,
  selectClubWithPolicies,
  selectPolicies,
} from "./repository";
import { clubLanguages, clubZone, policyDecimal, policyNumber } from "./rules";

export { savePolicy } from "./write";
export { type Policy, policyDecimal, policyNumber };

/** The named entries of a club by code. Read at each use: an admin's change counts at once, in every process. */
export async function readPolicies(
  db: Database,
  clubIdx: number,
  codes: readonly string[],
): Promise<Map<string, Policy>> {
  const rows = await sharedRead(db, `policies ${clubIdx} ${codes.join()}`, () =>
    selectPolicies(db, clubIdx, codes),
  );
  return new Map(rows.map((row) => [row.code, row]));
}

/** How the club writes and rounds money, numbers and dates: C0080, C0130, C0180, C0190, C0200. */
export async function readFormats(db: Database, clubIdx: number): Promise<ClubFormats> {
  const rows = await selectPolicies(db, clubIdx, ["C0080", "C0130", "C0180", "C0190", "C0200"]);
  return clubFormats(
    rows.map(({ code, value1, value2, value3, value4 }) => ({
      key: code,
      values: [value1, value2, value3, value4],
    })),
  );
}

/** Every entry of a club, ordered by code. */
export function listPolicies(db: Database, clubIdx: number): Promise<Policy[]> {
  return selectPolicies(db, clubIdx, null);
}

/** All clubs of the server, the default club first. */
export function listClubs(db: Database): Promise<{ clubIdx: number; clubCode: string }[]> {
  return selectClubs(db);
}

/** What a password must not be made of: the club's code and name, whole and word by word (checklist S-50). */
export async function clubWords(db: Database, clubIdx: number): Promise<string[]> {
  const names = await selectClubNames(db, clubIdx);
  return [...new Set(names.flatMap((name) => [name, ...name.split(/\s+/)]))];
}

/** Requests per minute (C0530): anonymous per address, signed-in per person. */
export type RequestLimits = { anonymous: number; member: number };

/** A club with what every call needs to know of it; null for an unknown code. Null asks for the default club. */
export async function findClub(
  db: Database,
  clubCode: string | null,
): Promise<{ club: Club; requestLimits: RequestLimits; addressRules: readonly AddressRule[] } | null> {
  const found = await sharedRead(db, `club ${clubCode}`, () =>
    selectClubWithPolicies(db, clubCode, ["C0090", "C0190", "C0530"]),
  );
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
    addressRules: found.addressRules,
    requestLimits: {
      anonymous: policyNumber(byCode.get("C0530")?.value1, 60),
      member: policyNumber(byCode.get("C0530")?.value2, 120),
    },
  };
}
