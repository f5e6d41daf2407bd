import { timingSafeEqual } from "node:crypto";
import { startOfNextClubDay } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import { serverKey } from "../../../db/secrets";
import type { Context } from "../../../platform/context";
import { deriveToken } from "../../../platform/crypto";
import { ClubFailure } from "../../../platform/failure";
import { readToken, type Token } from "./check-in-rules";

const keyName = "check-in";
const purpose = "visit";

/** `visitIdx.expires.HMAC`: good until the end of the club's day (domain.md 7.12). */
export async function signToken(db: Database, ctx: Context, visitIdx: number): Promise<string> {
  const expires = Math.floor(startOfNextClubDay(ctx.now, ctx.club.zone).getTime() / 1000);
  const signature = await signatureOf(db, ctx, ctx.club.clubIdx, { visitIdx, expires });
  return `${visitIdx}.${expires}.${signature}`;
}

async function signatureOf(
  db: Database,
  ctx: Context,
  clubIdx: number,
  { visitIdx, expires }: Omit<Token, "signature">,
): Promise<string> {
  const key = await serverKey(db, keyName, ctx.now);
  return deriveToken(key, purpose, `${clubIdx}.${visitIdx}.${expires}`);
}

/** The visit that a token was made for; 9001 `checkInToken` for a forged, foreign or expired one. */
export async function visitOfToken(db: Database, ctx: Context, token: string): Promise<number> {
  const read = readToken(token);
  if (!read || read.expires * 1000 <= ctx.now.getTime()) throw wrongToken();
  if (!(await isSignedFor(db, ctx, ctx.club.clubIdx, read))) throw wrongToken();
  return read.visitIdx;
}

/** Whether a token was signed here, for a visit of this club. */
export async function isSignedFor(
  db: Database,
  ctx: Context,
  clubIdx: number,
  token: Token,
): Promise<boolean> {
  const wanted = Buffer.from(await signatureOf(db, ctx, clubIdx, token));
  const offered = Buffer.from(token.signature);
  return wanted.length === offered.length && timingSafeEqual(wanted, offered);
}

function wrongToken(): ClubFailure {
  return new ClubFailure("VAL_FIELD", ["checkInToken"]);
}
