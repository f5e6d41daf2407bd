import { and, eq, gt, lte } from "drizzle-orm";
import type { Database } from "../../db/database";
import { singleUseTokens, type TokenContent } from "../../db/tables";

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
    .where(and(eq(singleUseTokens.clubIdx, clubIdx), lte(singleUseTokens.expiresAt, now)));
}

export async function deleteTokensOf(db: Database, clubIdx: number, memberIdx: number): Promise<void> {
  await db
    .delete(singleUseTokens)
    .where(and(eq(singleUseTokens.clubIdx, clubIdx), eq(singleUseTokens.memberIdx, memberIdx)));
}

function isLive({ clubIdx, kind, tokenHash }: TokenKey, now: Date) {
  return and(
    eq(singleUseTokens.tokenHash, tokenHash),
    eq(singleUseTokens.clubIdx, clubIdx),
    eq(singleUseTokens.kind, kind),
    gt(singleUseTokens.expiresAt, now),
  );
}
