import { asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { clubs, codeGroups, courses, ipBlocks, policies, siteInfos } from "../../db/tables";
import type { AddressRule } from "../../platform/network/address";

export type Policy = {
  code: string;
  name: string;
  value1: string;
  value2: string;
  value3: string;
  value4: string;
};

const policyColumns = {
  code: policies.code,
  name: policies.name,
  value1: policies.value1,
  value2: policies.value2,
  value3: policies.value3,
  value4: policies.value4,
};

export async function selectPolicies(
  db: Database,
  clubIdx: number,
  codes: readonly string[] | null,
): Promise<Policy[]> {
  const isWanted = codes === null ? undefined : inArray(policies.code, [...codes]);
  return db
    .select(policyColumns)
    .from(policies)
    .where(ofClub(policies, clubIdx, isWanted))
    .orderBy(asc(policies.code));
}

export type ClubRow = {
  clubIdx: number;
  clubCode: string;
  policies: Policy[];
  addressRules: AddressRule[];
};

/** A club with the named policies and its address rules in one round trip; `clubCode` null is the first club. */
export async function selectClubWithPolicies(
  db: Database,
  clubCode: string | null,
  codes: readonly string[],
): Promise<ClubRow | null> {
  const wanted = db
    .select({ clubIdx: clubs.clubIdx, clubCode: clubs.clubCode })
    .from(clubs)
    .where(clubCode === null ? undefined : eq(clubs.clubCode, clubCode))
    .orderBy(asc(clubs.clubIdx))
    .limit(1)
    .as("wanted");
  const rows = await db
    .select({
      clubIdx: wanted.clubIdx,
      clubCode: wanted.clubCode,
      policy: policyColumns,
      addressRules: addressRules(wanted.clubIdx),
    })
    .from(wanted)
    .leftJoin(policies, ofClub(policies, wanted.clubIdx, inArray(policies.code, [...codes])));
  const first = rows[0];
  if (!first) return null;
  return {
    clubIdx: first.clubIdx,
    clubCode: first.clubCode,
    policies: rows.flatMap((row) => row.policy ?? []),
    addressRules: first.addressRules,
  };
}

function addressRules(club: PgColumn): SQL<AddressRule[]> {
  const isActive = ofClub(ipBlocks, club, sql`${ipBlocks.isActive}`);
  return sql`(select coalesce(jsonb_agg(jsonb_build_object(
      'ipIdx', ${ipBlocks.ipIdx}, 'ipFrom', ${ipBlocks.ipFrom}, 'ipTo', ${ipBlocks.ipTo}, 'mode', ${ipBlocks.mode},
      'scope', ${ipBlocks.scope}, 'expireAt', ${ipBlocks.expireAt}) order by ${ipBlocks.ipIdx}), '[]'::jsonb)
    from ${ipBlocks} where ${isActive})`;
}

export async function selectClubs(db: Database): Promise<{ clubIdx: number; clubCode: string }[]> {
  return db
    .select({ clubIdx: clubs.clubIdx, clubCode: clubs.clubCode })
    .from(clubs)
    .orderBy(asc(clubs.clubIdx));
}

/** Every club with the named policies, in one question. */
export async function selectClubsWithPolicies(
  db: Database,
  codes: readonly string[],
): Promise<Omit<ClubRow, "addressRules">[]> {
  const rows = await db
    .select({ clubIdx: clubs.clubIdx, clubCode: clubs.clubCode, policy: policyColumns })
    .from(clubs)
    .leftJoin(policies, ofClub(policies, clubs.clubIdx, inArray(policies.code, [...codes])))
    .orderBy(asc(clubs.clubIdx));
  const found = new Map<number, Omit<ClubRow, "addressRules">>();
  for (const { clubIdx, clubCode, policy } of rows) {
    const club = found.get(clubIdx) ?? { clubIdx, clubCode, policies: [] };
    found.set(clubIdx, club);
    if (policy) club.policies.push(policy);
  }
  return [...found.values()];
}

/** A club's code and its name in every language. */
export async function selectClubNames(db: Database, clubIdx: number): Promise<string[]> {
  const rows = await db
    .select({ clubCode: clubs.clubCode, texts: siteInfos.texts })
    .from(clubs)
    .leftJoin(siteInfos, ofClub(siteInfos, clubs.clubIdx))
    .where(ofClub(clubs, clubIdx));
  return rows.flatMap(({ clubCode, texts }) => [
    clubCode,
    ...Object.values(texts ?? {}).map((text) => text.clubName),
  ]);
}

/** An entry under a lock: two admins change it one after the other. */
export async function lockPolicy(tx: Database, clubIdx: number, code: string): Promise<Policy | null> {
  const rows = await tx
    .select(policyColumns)
    .from(policies)
    .where(ofClub(policies, clubIdx, eq(policies.code, code)))
    .for("update");
  return rows[0] ?? null;
}

export async function updatePolicy(
  tx: Database,
  clubIdx: number,
  code: string,
  values: Pick<Policy, "value1" | "value2" | "value3" | "value4">,
): Promise<void> {
  await tx
    .update(policies)
    .set(values)
    .where(ofClub(policies, clubIdx, eq(policies.code, code)));
}

/** Raises the version of the group that lists the policies; the new one. */
export async function raisePolicyVersion(tx: Database, clubIdx: number): Promise<number> {
  const rows = await tx
    .update(codeGroups)
    .set({ version: sql`${codeGroups.version} + 1` })
    .where(ofClub(codeGroups, clubIdx, eq(codeGroups.id, "policyCodes")))
    .returning({ version: codeGroups.version });
  return rows[0]?.version ?? 1;
}

export async function selectPolicyVersion(db: Database, clubIdx: number): Promise<number> {
  const rows = await db
    .select({ version: codeGroups.version })
    .from(codeGroups)
    .where(ofClub(codeGroups, clubIdx, eq(codeGroups.id, "policyCodes")));
  return rows[0]?.version ?? 0;
}

/** The codes of the courses that the club has. */
export async function selectCourseCodes(db: Database, clubIdx: number): Promise<string[]> {
  const rows = await db
    .select({ courseCode: courses.courseCode })
    .from(courses)
    .where(ofClub(courses, clubIdx, isNull(courses.deletedAt)));
  return rows.map(({ courseCode }) => courseCode);
}
