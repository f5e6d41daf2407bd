import { asc, count, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { oneOfClub } from "../../db/one-of-club";
import { members, siteInfos, terms, termsAgreements } from "../../db/tables";

export type TermsRow = typeof terms.$inferSelect;

/** All versions of the named types, of every type without names; oldest first within a type. */
export function selectVersions(
  db: Database,
  clubIdx: number,
  types?: readonly string[],
): Promise<TermsRow[]> {
  const isWanted = types && inArray(terms.termType, [...types]);
  return db
    .select()
    .from(terms)
    .where(ofClub(terms, clubIdx, isWanted))
    .orderBy(asc(terms.termType), asc(terms.effectiveDate), asc(terms.termsIdx));
}

export async function selectTerms(db: Database, clubIdx: number, termsIdx: number): Promise<TermsRow | null> {
  if (!isStoredIdx(termsIdx)) return null;
  return oneOfClub(db, terms, clubIdx, eq(terms.termsIdx, termsIdx));
}

/** The club's name per language, as the site info has it. */
export async function selectClubNames(db: Database, clubIdx: number) {
  const rows = await db.select({ texts: siteInfos.texts }).from(siteInfos).where(ofClub(siteInfos, clubIdx));
  return rows[0]?.texts ?? {};
}

export type NewTerms = Omit<typeof terms.$inferInsert, "termsIdx">;

/** The row under a lock, so that of two edits at once the second sees what the first wrote. */
export async function lockTerms(db: Database, clubIdx: number, termsIdx: number): Promise<TermsRow | null> {
  if (!isStoredIdx(termsIdx)) return null;
  const rows = await db
    .select()
    .from(terms)
    .where(ofClub(terms, clubIdx, eq(terms.termsIdx, termsIdx)))
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
    .where(ofClub(terms, clubIdx, eq(terms.termsIdx, termsIdx)));
}

/** The versions of a club of which the members were not told yet. */
export function selectUnannounced(db: Database, clubIdx: number): Promise<TermsRow[]> {
  return db
    .select()
    .from(terms)
    .where(ofClub(terms, clubIdx, eq(terms.isDraft, false), isNull(terms.membersToldAt)))
    .orderBy(asc(terms.termsIdx));
}

type Contacts = Pick<typeof siteInfos.$inferSelect, "texts" | "clubPhoneNo" | "email">;

/** Contact data of the site info: the club's texts, phone and e-mail. */
export async function selectContacts(db: Database, clubIdx: number): Promise<Contacts> {
  const rows = await db
    .select({ texts: siteInfos.texts, clubPhoneNo: siteInfos.clubPhoneNo, email: siteInfos.email })
    .from(siteInfos)
    .where(ofClub(siteInfos, clubIdx));
  return rows[0] ?? { texts: {}, clubPhoneNo: "", email: "" };
}

export async function selectClubPhone(db: Database, clubIdx: number): Promise<string> {
  const rows = await db
    .select({ clubPhoneNo: siteInfos.clubPhoneNo })
    .from(siteInfos)
    .where(ofClub(siteInfos, clubIdx));
  return rows[0]?.clubPhoneNo ?? "";
}

export type NewAgreement = typeof termsAgreements.$inferInsert;
export type AgreementRow = typeof termsAgreements.$inferSelect;
export type ListedAgreement = AgreementRow & { memberName: string; version: string };
export type AgreementFilter = {
  clubIdx: number;
  termsIdx?: number | undefined;
  memberIdx?: number | undefined;
  offset: number;
  limit: number;
};

export async function insertAgreements(db: Database, rows: readonly NewAgreement[]): Promise<void> {
  await db.insert(termsAgreements).values([...rows]);
}

/** The latest word of a member on each version that he was asked about. */
export function selectLatest(db: Database, clubIdx: number, memberIdx: number): Promise<AgreementRow[]> {
  return db
    .selectDistinctOn([termsAgreements.termsIdx])
    .from(termsAgreements)
    .where(ofClub(termsAgreements, clubIdx, eq(termsAgreements.memberIdx, memberIdx)))
    .orderBy(asc(termsAgreements.termsIdx), desc(termsAgreements.agreementIdx));
}

/** One page of all that was said, the newest first, and its number. */
export async function selectAgreements(
  db: Database,
  filter: AgreementFilter,
): Promise<{ rows: ListedAgreement[]; total: number }> {
  const { clubIdx, termsIdx, memberIdx } = filter;
  if (![termsIdx, memberIdx].every((idx) => idx === undefined || isStoredIdx(idx)))
    return { rows: [], total: 0 };
  const isWanted = ofClub(
    termsAgreements,
    clubIdx,
    termsIdx === undefined ? undefined : eq(termsAgreements.termsIdx, termsIdx),
    memberIdx === undefined ? undefined : eq(termsAgreements.memberIdx, memberIdx),
  );
  const rows = await db
    .select({ agreement: termsAgreements, memberName: members.name, version: terms.version })
    .from(termsAgreements)
    .innerJoin(
      members,
      ofClub(members, termsAgreements.clubIdx, eq(members.memberIdx, termsAgreements.memberIdx)),
    )
    .innerJoin(terms, ofClub(terms, termsAgreements.clubIdx, eq(terms.termsIdx, termsAgreements.termsIdx)))
    .where(isWanted)
    .orderBy(desc(termsAgreements.agreementIdx))
    .limit(filter.limit)
    .offset(filter.offset);
  return {
    rows: rows.map(({ agreement, ...names }) => ({ ...agreement, ...names })),
    total: await db.$count(termsAgreements, isWanted),
  };
}

/** How many members agree to each version by their latest word; versions that nobody agrees to are left out. */
export async function countAgreed(db: Database, clubIdx: number): Promise<ReadonlyMap<number, number>> {
  const latest = db
    .selectDistinctOn([termsAgreements.memberIdx, termsAgreements.termsIdx], {
      termsIdx: termsAgreements.termsIdx,
      agreed: termsAgreements.agreed,
    })
    .from(termsAgreements)
    .where(ofClub(termsAgreements, clubIdx))
    .orderBy(
      asc(termsAgreements.memberIdx),
      asc(termsAgreements.termsIdx),
      desc(termsAgreements.agreementIdx),
    )
    .as("latest");
  const rows = await db
    .select({ termsIdx: latest.termsIdx, total: count() })
    .from(latest)
    .where(eq(latest.agreed, true))
    .groupBy(latest.termsIdx);
  return new Map(rows.map(({ termsIdx, total }) => [termsIdx, total]));
}
