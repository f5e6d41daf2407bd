import { and, asc, eq, sql } from "drizzle-orm";
import type { FeeVersion } from "@/lib/shared/fees/fee-rule";
import type { Database } from "../../../db/database";
import { ofClub } from "../../../db/of-club";
import { feeRules, feeVersions, serviceFeeRules } from "../../../db/tables";

/** A version of the fees as it is stored; `version` counts its saves. */
export type StoredFees = FeeVersion & { versionIdx: number; note: string; version: number };
export type FeeInput = FeeVersion & { note: string };
type Key = { clubIdx: number; versionIdx: number };

/** All versions of a club in the order in which they were made, each with its rules and its other fees. */
export async function selectFees(db: Database, clubIdx: number): Promise<StoredFees[]> {
  const versions = await db
    .select()
    .from(feeVersions)
    .where(ofClub(feeVersions, clubIdx))
    .orderBy(asc(feeVersions.versionIdx));
  const rules = await db
    .select()
    .from(feeRules)
    .where(ofClub(feeRules, clubIdx))
    .orderBy(asc(feeRules.versionIdx), asc(feeRules.ruleNo));
  const services = await db
    .select()
    .from(serviceFeeRules)
    .where(ofClub(serviceFeeRules, clubIdx))
    .orderBy(asc(serviceFeeRules.feeCode));
  return versions.map(({ versionIdx, fromDate, note, version }) => ({
    versionIdx,
    fromDate,
    note,
    version,
    rules: rules
      .filter((rule) => rule.versionIdx === versionIdx)
      .map(({ clubIdx: _club, versionIdx: _version, ruleNo: _no, ...rule }) => rule),
    serviceFees: services
      .filter((fee) => fee.versionIdx === versionIdx)
      .map(({ clubIdx: _club, versionIdx: _version, ...fee }) => fee),
  }));
}

/** Two saves of a club's fees follow each other: the later one sees what the earlier one left. */
export async function lockFees(tx: Database, clubIdx: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`fees ${clubIdx}`}, 0))`);
}

/** Stores a new version behind the lock; its number. */
export async function insertFees(tx: Database, clubIdx: number, input: FeeInput, now: Date): Promise<number> {
  const [last] = await tx
    .select({ idx: sql<number>`coalesce(max(${feeVersions.versionIdx}), 0)::int` })
    .from(feeVersions)
    .where(ofClub(feeVersions, clubIdx));
  const key = { clubIdx, versionIdx: (last?.idx ?? 0) + 1 };
  const { fromDate, note } = input;
  await tx.insert(feeVersions).values({ ...key, fromDate, note, updatedAt: now });
  await insertContent(tx, key, input);
  return key.versionIdx;
}

/** Puts other content in the place of a version's; false when somebody else saved it since `version`. */
export async function updateFees(
  tx: Database,
  key: Key,
  version: number,
  { fromDate, note, ...content }: FeeInput,
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .update(feeVersions)
    .set({ fromDate, note, version: version + 1, updatedAt: now })
    .where(
      and(
        ofClub(feeVersions, key.clubIdx, eq(feeVersions.versionIdx, key.versionIdx)),
        eq(feeVersions.version, version),
      ),
    )
    .returning({ versionIdx: feeVersions.versionIdx });
  if (changed.length === 0) return false;
  await tx.delete(feeRules).where(ofClub(feeRules, key.clubIdx, eq(feeRules.versionIdx, key.versionIdx)));
  await tx
    .delete(serviceFeeRules)
    .where(ofClub(serviceFeeRules, key.clubIdx, eq(serviceFeeRules.versionIdx, key.versionIdx)));
  await insertContent(tx, key, content);
  return true;
}

/** Removes a version with its content. */
export async function deleteFees(tx: Database, { clubIdx, versionIdx }: Key): Promise<void> {
  await tx.delete(feeVersions).where(ofClub(feeVersions, clubIdx, eq(feeVersions.versionIdx, versionIdx)));
}

async function insertContent(tx: Database, key: Key, content: Pick<FeeVersion, "rules" | "serviceFees">) {
  const rules = content.rules.map(({ weekCodes, ...rule }, place) => ({
    ...rule,
    ...key,
    ruleNo: place + 1,
    weekCodes: weekCodes && [...weekCodes],
  }));
  if (rules.length > 0) await tx.insert(feeRules).values(rules);
  const services = content.serviceFees.map((fee) => ({ ...fee, ...key }));
  if (services.length > 0) await tx.insert(serviceFeeRules).values(services);
}
