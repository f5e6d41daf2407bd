import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { hashToken } from "../../platform/crypto";
import { randomToken } from "../../platform/random";
import {
  type CalendarAddress,
  deleteAddress,
  replaceAddress,
  selectByToken,
  selectCreated,
} from "./repository";

/** When a member's private calendar address was made; null without one. */
export function addressSince(db: Database, { club }: Context, memberIdx: number): Promise<Date | null> {
  return selectCreated(db, { clubIdx: club.clubIdx, memberIdx });
}

/**
 * Makes a member's private calendar address, in the language of the call, in place of an earlier one; answers the token, of
 * which only the hash is stored.
 */
export async function makeAddress(db: Database, ctx: Context, memberIdx: number): Promise<string> {
  const token = randomToken();
  const { clubIdx } = ctx.club;
  const lang = ctx.choice.language;
  await replaceAddress(db, { clubIdx, memberIdx, tokenHash: hashToken(token), lang, createdAt: ctx.now });
  return token;
}

/** Ends a member's private calendar address at once. */
export function endAddress(db: Database, { club }: Context, memberIdx: number): Promise<void> {
  return deleteAddress(db, { clubIdx: club.clubIdx, memberIdx });
}

/** Whose address a token opens; null for none in use. */
export function ownerOfAddress(
  db: Database,
  { club }: Context,
  token: string,
): Promise<CalendarAddress | null> {
  return selectByToken(db, club.clubIdx, hashToken(token));
}
