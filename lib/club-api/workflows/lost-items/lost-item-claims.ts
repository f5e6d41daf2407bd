import type { z } from "zod";
import type { lostEventBody } from "@/lib/contract/lost-items/lost-events";
import type { LostAdminDetail, LostDetail } from "@/lib/contract/lost-items/lost-items";
import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../../db/database";
import { moveLostItem, readAdminLostItem, readLostItem } from "../../domains/lost-items";
import { findMember } from "../../domains/members";
import { readSiteInfo } from "../../domains/site";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";

type Input = z.output<typeof lostEventBody>;

/**
 * Applies an event to a lost item; a claimant who is named as a member has to be one of the club (9001 `memberIdx`), and is
 * called as the account says; anybody else has to be named (9001 `claimantName`).
 */
export async function moveClaim(
  db: Database,
  ctx: Context,
  lostIdx: number,
  input: Input,
): Promise<CallOutput<"PUT /ops/lost-items/{id}">> {
  return moveLostItem(db, ctx, lostIdx, input.event === "CLAIM" ? await namedClaim(db, ctx, input) : input);
}

async function namedClaim(db: Database, ctx: Context, input: Extract<Input, { event: "CLAIM" }>) {
  const { memberIdx, claimantName, claimantPhone } = input;
  const member = memberIdx === null ? null : await findMember(db, ctx.club.clubIdx, memberIdx);
  if (memberIdx !== null && !member) throw new ClubFailure("VAL_FIELD", ["memberIdx", "no_member"]);
  const name = claimantName ?? member?.name;
  if (name === undefined) throw new ClubFailure("VAL_FIELD", ["claimantName", "required"]);
  return { ...input, claimantName: name, claimantPhone: claimantPhone ?? member?.phoneNo ?? null };
}

/** A lost item with the club's number to ask at, as visitors see it. */
export async function showLostItem(db: Database, ctx: Context, lostIdx: number): Promise<LostDetail> {
  return readLostItem(db, ctx, lostIdx, await clubPhone(db, ctx));
}

/** The same with what only the back office sees; a claimant in the clear for a reason only. */
export async function showAdminLostItem(
  db: Database,
  ctx: Context,
  lostIdx: number,
  reason: string | undefined,
): Promise<LostAdminDetail> {
  return readAdminLostItem(db, ctx, lostIdx, await clubPhone(db, ctx), reason);
}

async function clubPhone(db: Database, ctx: Context): Promise<string> {
  return (await readSiteInfo(db, ctx.club.clubIdx, ctx.choice)).clubPhoneNo;
}
