import { and, asc, count, desc, eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/stored-idx";
import { members, terms, termsAgreements } from "../../db/tables";

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
    .where(and(eq(termsAgreements.clubIdx, clubIdx), eq(termsAgreements.memberIdx, memberIdx)))
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
  const isWanted = and(
    eq(termsAgreements.clubIdx, clubIdx),
    termsIdx === undefined ? undefined : eq(termsAgreements.termsIdx, termsIdx),
    memberIdx === undefined ? undefined : eq(termsAgreements.memberIdx, memberIdx),
  );
  const rows = await db
    .select({ agreement: termsAgreements, memberName: members.name, version: terms.version })
    .from(termsAgreements)
    .innerJoin(members, eq(members.memberIdx, termsAgreements.memberIdx))
    .innerJoin(terms, eq(terms.termsIdx, termsAgreements.termsIdx))
    .where(isWanted)
    .orderBy(desc(termsAgreements.agreementIdx))
    .limit(filter.limit)
    .offset(filter.offset);
  const totals = await db.select({ total: count() }).from(termsAgreements).where(isWanted);
  return {
    rows: rows.map(({ agreement, ...names }) => ({ ...agreement, ...names })),
    total: totals[0]?.total ?? 0,
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
    .where(eq(termsAgreements.clubIdx, clubIdx))
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
