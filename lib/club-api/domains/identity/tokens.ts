import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { hashToken } from "../../platform/crypto";
import { randomToken } from "../../platform/random";
import { insertToken, selectToken, type TokenContent, takeToken } from "./repository";

/** Of a context, what a token needs: its club and the moment. */
export type ClubMoment = Pick<Context, "club" | "now">;
type Kind = TokenContent["kind"];
type ContentOf<K extends Kind> = Extract<TokenContent, { kind: K }>;
/** A live token: whose step it proves (null before sign-up), and what it carries. */
export type Proof<K extends Kind> = { memberIdx: number | null; content: ContentOf<K> };

const minuteMs = 60_000;
/** The first letters of a token tell a reader of a screen or a test what it is for; they prove nothing. */
const kinds: Record<Kind, { prefix: string; minutes: number }> = {
  CERT: { prefix: "ct_", minutes: 10 },
  EDIT: { prefix: "et_", minutes: 30 },
  WITHDRAW: { prefix: "wt_", minutes: 15 },
  ACTIVATE: { prefix: "at_", minutes: 10 },
};

/** A new token of 256 random bits, stored as a hash, good for one use within its minutes (checklist S-55). */
export async function issueToken(
  tx: Database,
  { club, now }: ClubMoment,
  content: TokenContent,
  memberIdx: number | null,
): Promise<{ token: string; expiresAt: Date }> {
  const { prefix, minutes } = kinds[content.kind];
  const token = prefix + randomToken();
  const expiresAt = new Date(now.getTime() + minutes * minuteMs);
  await insertToken(tx, {
    tokenHash: hashToken(token),
    clubIdx: club.clubIdx,
    kind: content.kind,
    memberIdx,
    content,
    expiresAt,
  });
  return { token, expiresAt };
}

/** The claim of a token, without using it up; null for an unknown, used or expired one. */
export function peekToken<K extends Kind>(
  db: Database,
  moment: ClubMoment,
  kind: K,
  token: string | null | undefined,
): Promise<Proof<K> | null> {
  return proofOf(selectToken, db, moment, kind, token);
}

/** The same, and the token is spent with the caller's transaction: a refusal after it gives it back. */
export function spendToken<K extends Kind>(
  tx: Database,
  moment: ClubMoment,
  kind: K,
  token: string | null | undefined,
): Promise<Proof<K> | null> {
  return proofOf(takeToken, tx, moment, kind, token);
}

async function proofOf<K extends Kind>(
  find: typeof selectToken,
  db: Database,
  { club, now }: ClubMoment,
  kind: K,
  token: string | null | undefined,
): Promise<Proof<K> | null> {
  if (!token) return null;
  const row = await find(db, { clubIdx: club.clubIdx, kind, tokenHash: hashToken(token) }, now);
  return row && { memberIdx: row.memberIdx, content: row.content as ContentOf<K> };
}
