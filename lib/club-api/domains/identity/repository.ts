import { and, desc, eq, gt, lt, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { oneOfClub } from "../../db/one-of-club";
import { certifications, niceRequests, singleUseTokens, type TokenContent } from "../../db/tables";

export type Certification = typeof certifications.$inferSelect;
export type NewCertification = typeof certifications.$inferInsert;
export type NiceRequest = typeof niceRequests.$inferSelect;

export async function insertCertification(db: Database, row: NewCertification): Promise<void> {
  await db.insert(certifications).values(row);
}

/** Until when a target takes no new code from one source, after too many wrong ones; other sources go on. */
export async function selectBlock(
  db: Database,
  { clubIdx, targetHash, source }: { clubIdx: number; targetHash: string; source: string },
  now: Date,
): Promise<Date | null> {
  const rows = await db
    .select({ until: certifications.blockedUntil })
    .from(certifications)
    .where(
      ofClub(
        certifications,
        clubIdx,
        eq(certifications.targetHash, targetHash),
        eq(certifications.source, source),
        gt(certifications.blockedUntil, now),
      ),
    )
    .orderBy(desc(certifications.createdAt))
    .limit(1);
  return rows[0]?.until ?? null;
}

/** Takes one try of a sent code, so that parallel guesses cannot pass the limit; null when it takes none. */
export async function takeTry(
  db: Database,
  clubIdx: number,
  handleHash: string,
  maxTries: number,
  now: Date,
): Promise<Certification | null> {
  const rows = await db
    .update(certifications)
    .set({ tries: sql`${certifications.tries} + 1` })
    .where(
      ofClub(
        certifications,
        clubIdx,
        eq(certifications.handleHash, handleHash),
        eq(certifications.state, "SENT"),
        gt(certifications.expiresAt, now),
        lt(certifications.tries, maxTries),
      ),
    )
    .returning();
  return rows[0] ?? null;
}

export async function selectCertification(
  db: Database,
  clubIdx: number,
  handleHash: string,
): Promise<Certification | null> {
  return oneOfClub(db, certifications, clubIdx, eq(certifications.handleHash, handleHash));
}

/** Ends a sent code; false when a parallel call was faster. */
export async function updateState(
  db: Database,
  { clubIdx, certIdx }: Pick<Certification, "clubIdx" | "certIdx">,
  change: Pick<NewCertification, "state" | "blockedUntil">,
): Promise<boolean> {
  const rows = await db
    .update(certifications)
    .set(change)
    .where(
      ofClub(certifications, clubIdx, eq(certifications.certIdx, certIdx), eq(certifications.state, "SENT")),
    )
    .returning({ certIdx: certifications.certIdx });
  return rows.length === 1;
}

/** Marks what ran out, and forgets what ran out before a day. */
export async function expireCertifications(
  db: Database,
  clubIdx: number,
  now: Date,
  forgetBefore: Date,
): Promise<void> {
  const isOver = ofClub(certifications, clubIdx, lte(certifications.expiresAt, now));
  await db
    .update(certifications)
    .set({ state: "EXPIRED" })
    .where(and(isOver, eq(certifications.state, "SENT")));
  await db
    .delete(certifications)
    .where(ofClub(certifications, clubIdx, lt(certifications.expiresAt, forgetBefore)));
}

export async function insertNiceRequest(db: Database, row: typeof niceRequests.$inferInsert): Promise<void> {
  await db.insert(niceRequests).values(row);
}

export type VisitName = { requestNo?: string | undefined; providerRef?: string | undefined };

/** An open visit by our number or by the provider's name of it. */
export async function selectOpenVisit(
  db: Database,
  clubIdx: number,
  { requestNo, providerRef }: VisitName,
  now: Date,
): Promise<NiceRequest | null> {
  if (requestNo === undefined && providerRef === undefined) return null;
  return oneOfClub(
    db,
    niceRequests,
    clubIdx,
    requestNo === undefined ? undefined : eq(niceRequests.requestNo, requestNo),
    providerRef === undefined ? undefined : eq(niceRequests.providerRef, providerRef),
    eq(niceRequests.state, "OPEN"),
    gt(niceRequests.expiresAt, now),
  );
}

/** Closes a visit and throws its keys away; false when an answer was taken already. */
export async function closeVisit(
  db: Database,
  { clubIdx, requestNo }: Pick<NiceRequest, "clubIdx" | "requestNo">,
): Promise<boolean> {
  const rows = await db
    .update(niceRequests)
    .set({ state: "DONE", secrets: null })
    .where(
      ofClub(niceRequests, clubIdx, eq(niceRequests.requestNo, requestNo), eq(niceRequests.state, "OPEN")),
    )
    .returning({ requestNo: niceRequests.requestNo });
  return rows.length === 1;
}

export async function deleteVisitsBefore(db: Database, clubIdx: number, before: Date): Promise<void> {
  await db.delete(niceRequests).where(ofClub(niceRequests, clubIdx, lt(niceRequests.expiresAt, before)));
}

export type { Certified, CertPurpose, TokenContent } from "../../db/tables";
export type TokenRow = typeof singleUseTokens.$inferSelect;
/** Which token is meant: its hash is looked up in its club, among its kind. */
export type TokenKey = { clubIdx: number; kind: TokenContent["kind"]; tokenHash: string };

export async function insertToken(db: Database, row: TokenRow): Promise<void> {
  await db.insert(singleUseTokens).values(row);
}

export async function selectToken(db: Database, key: TokenKey, now: Date): Promise<TokenRow | null> {
  const rows = await db.select().from(singleUseTokens).where(isLive(key, now));
  return rows[0] ?? null;
}

/** Takes a live token away; null when it is spent, unknown or over. Of two that use it at once one gets it. */
export async function takeToken(db: Database, key: TokenKey, now: Date): Promise<TokenRow | null> {
  const rows = await db.delete(singleUseTokens).where(isLive(key, now)).returning();
  return rows[0] ?? null;
}

export async function deleteTokensBefore(db: Database, clubIdx: number, now: Date): Promise<void> {
  await db
    .delete(singleUseTokens)
    .where(ofClub(singleUseTokens, clubIdx, lte(singleUseTokens.expiresAt, now)));
}

export async function deleteTokensOf(db: Database, clubIdx: number, memberIdx: number): Promise<void> {
  await db
    .delete(singleUseTokens)
    .where(ofClub(singleUseTokens, clubIdx, eq(singleUseTokens.memberIdx, memberIdx)));
}

function isLive({ clubIdx, kind, tokenHash }: TokenKey, now: Date) {
  return ofClub(
    singleUseTokens,
    clubIdx,
    eq(singleUseTokens.tokenHash, tokenHash),
    eq(singleUseTokens.kind, kind),
    gt(singleUseTokens.expiresAt, now),
  );
}
