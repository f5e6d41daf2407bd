import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/stored-idx";
import { siteInfos, terms } from "../../db/tables";

export type TermsRow = typeof terms.$inferSelect;

/** All versions of the named types, of every type without names; oldest first within a type. */
export function selectVersions(
  db: Database,
  clubIdx: number,
  types?: readonly string[],
): Promise<TermsRow[]> {
  const ofClub = eq(terms.clubIdx, clubIdx);
  return db
    .select()
    .from(terms)
    .where(types ? and(ofClub, inArray(terms.termType, [...types])) : ofClub)
    .orderBy(asc(terms.termType), asc(terms.effectiveDate), asc(terms.termsIdx));
}

export async function selectTerms(db: Database, clubIdx: number, termsIdx: number): Promise<TermsRow | null> {
  if (!isStoredIdx(termsIdx)) return null;
  const rows = await db
    .select()
    .from(terms)
    .where(and(eq(terms.clubIdx, clubIdx), eq(terms.termsIdx, termsIdx)));
  return rows[0] ?? null;
}

/** The club's name per language, as the site info has it. */
export async function selectClubNames(db: Database, clubIdx: number) {
  const rows = await db
    .select({ texts: siteInfos.texts })
    .from(siteInfos)
    .where(eq(siteInfos.clubIdx, clubIdx));
  return rows[0]?.texts ?? {};
}

export type NewTerms = Omit<typeof terms.$inferInsert, "termsIdx">;

/** The row under a lock, so that of two edits at once the second sees what the first wrote. */
export async function lockTerms(db: Database, clubIdx: number, termsIdx: number): Promise<TermsRow | null> {
  if (!isStoredIdx(termsIdx)) return null;
  const rows = await db
    .select()
    .from(terms)
    .where(and(eq(terms.clubIdx, clubIdx), eq(terms.termsIdx, termsIdx)))
    .for("update");
  return rows[0] ?? null;
}

/** Stores a version; null when the type has that version number already. */
export async function insertTerms(db: Database, row: NewTerms): Promise<TermsRow | null> {
  const rows = await db.insert(terms).values(row).onConflictDoNothing().returning();
  return rows[0] ?? null;
}

export async function updateTerms(
  db: Database,
  clubIdx: number,
  termsIdx: number,
  change: Partial<NewTerms>,
): Promise<void> {
  await db
    .update(terms)
    .set(change)
    .where(and(eq(terms.clubIdx, clubIdx), eq(terms.termsIdx, termsIdx)));
}

/** The versions of a club of which the members were not told yet. */
export function selectUntold(db: Database, clubIdx: number): Promise<TermsRow[]> {
  return db
    .select()
    .from(terms)
    .where(and(eq(terms.clubIdx, clubIdx), eq(terms.isDraft, false), isNull(terms.membersToldAt)))
    .orderBy(asc(terms.termsIdx));
}

export async function selectClubPhone(db: Database, clubIdx: number): Promise<string> {
  const rows = await db
    .select({ clubPhoneNo: siteInfos.clubPhoneNo })
    .from(siteInfos)
    .where(eq(siteInfos.clubIdx, clubIdx));
  return rows[0]?.clubPhoneNo ?? "";
}
