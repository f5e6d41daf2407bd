import { and, asc, eq, inArray } from "drizzle-orm";
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
