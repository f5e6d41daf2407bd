import { type ClubFormats, clubFormats } from "@/lib/shared/money/club-formats";
import { wordsOfClub } from "@/lib/shared/weak-passwords";
import { cachedRead } from "../../db/cached-read";
import type { Database } from "../../db/database";
import type { Club } from "../../platform/context";
import type { AddressRule } from "../../platform/network/address";
import {
  type ClubRow,
  type Policy,
  selectClubNames,
  selectClubs,
  selectClubsWithPolicies,
  selectClubWithPolicies,
  selectPolicies,
} from "./repository";
import { clubLanguages, clubZone, policyDecimal, policyNumber } from "./rules";

export { readPolicyVersion, savePolicies, savePolicy } from "./write";
export { type Policy, policyDecimal, policyNumber };

/** The named entries of a club by code: an admin's change counts for the next call, in every process. */
export function readPolicies(
  db: Database,
  clubIdx: number,
  codes: readonly string[],
): Promise<Map<string, Policy>> {
  return cachedRead(db, `policies ${clubIdx} ${codes.join()}`, async () => {
    const rows = await selectPolicies(db, clubIdx, codes);
    return new Map(rows.map((row) => [row.code, row]));
  });
}

/** How the club writes and rounds money, numbers and dates: C0080, C0130, C0180, C0190, C0200. */
export function readFormats(db: Database, clubIdx: number): Promise<ClubFormats> {
  return cachedRead(db, `formats ${clubIdx}`, async () => {
    const rows = await selectPolicies(db, clubIdx, ["C0080", "C0130", "C0180", "C0190", "C0200"]);
    return clubFormats(
      rows.map(({ code, value1, value2, value3, value4 }) => ({
        key: code,
        values: [value1, value2, value3, value4],
      })),
    );
  });
}

/** Every entry of a club, ordered by code. */
export function listPolicies(db: Database, clubIdx: number): Promise<Policy[]> {
  return selectPolicies(db, clubIdx, null);
}

/** All clubs of the server, the default club first. */
export function listClubs(db: Database): Promise<{ clubIdx: number; clubCode: string }[]> {
  return cachedRead(db, "clubs", () => selectClubs(db));
}

/** Every club of the server as jobs need it, the first club first: the same array until a rule of any club changes. */
export function listServedClubs(db: Database): Promise<readonly Club[]> {
  return cachedRead(db, "served clubs", async () =>
    (await selectClubsWithPolicies(db, ["C0090", "C0190"])).map(clubOf),
  );
}

/**
 * Words that a password must not consist of: the club's code and name, whole and word by word (checklist S-50).
 */
export async function clubWords(db: Database, clubIdx: number): Promise<string[]> {
  const [clubCode = "", ...names] = await selectClubNames(db, clubIdx);
  return wordsOfClub(clubCode, names);
}

/** Requests per minute (C0530): anonymous per address, signed-in per person. */
export type RequestLimits = { anonymous: number; member: number };

type FoundClub = { club: Club; requestLimits: RequestLimits; addressRules: readonly AddressRule[] };

/** A club with what every call needs to know of it; null for an unknown code. Null asks for the default club. */
export function findClub(db: Database, clubCode: string | null): Promise<FoundClub | null> {
  // In quotes, so that nobody gets the default club by the code "null".
  return cachedRead(db, `club ${JSON.stringify(clubCode)}`, async () => {
    const found = await selectClubWithPolicies(db, clubCode, ["C0090", "C0190", "C0530"]);
    return found && foundClub(found);
  });
}

function foundClub(found: ClubRow): FoundClub {
  const byCode = new Map(found.policies.map((policy) => [policy.code, policy]));
  return {
    club: clubOf(found),
    addressRules: found.addressRules,
    requestLimits: {
      anonymous: policyNumber(byCode.get("C0530")?.value1, 60),
      member: policyNumber(byCode.get("C0530")?.value2, 120),
    },
  };
}

/** A club by its entries C0090 and C0190. */
function clubOf({ clubIdx, clubCode, policies }: Omit<ClubRow, "addressRules">): Club {
  const byCode = new Map(policies.map((policy) => [policy.code, policy]));
  const languages = clubLanguages(byCode.get("C0090"));
  return {
    clubIdx,
    clubCode,
    defaultLanguage: languages.default,
    languages: languages.all,
    zone: clubZone(byCode.get("C0190")),
  };
}
