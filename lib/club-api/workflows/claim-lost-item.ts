import type { z } from "zod";
import type { lostEventBody } from "@/lib/contract/lost-events";
import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../db/database";
import { moveLostItem } from "../domains/lost-items";
import { findMember } from "../domains/members";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";

type Wish = z.output<typeof lostEventBody>;

/**
 * What happens to a lost item; a claimant who is named as a member has to be one of the club (9001 `memberIdx`), and is
 * called as the account says; anybody else has to be named (9001 `claimantName`).
 */
export async function moveClaim(
  db: Database,
  act: Act,
  lostIdx: number,
  wish: Wish,
): Promise<CallOutput<"PUT /ops/lost-items/{id}">> {
  return moveLostItem(db, act, lostIdx, wish.event === "CLAIM" ? await namedClaim(db, act, wish) : wish);
}

async function namedClaim(db: Database, act: Act, wish: Extract<Wish, { event: "CLAIM" }>) {
  const { memberIdx, claimantName, claimantPhone } = wish;
  const member = memberIdx === null ? null : await findMember(db, act.club.clubIdx, memberIdx);
  if (memberIdx !== null && !member) throw new ClubFailure("VAL_FIELD", ["memberIdx"]);
  const name = claimantName ?? member?.name;
  if (name === undefined) throw new ClubFailure("VAL_FIELD", ["claimantName"]);
  return { ...wish, claimantName: name, claimantPhone: claimantPhone ?? member?.phoneNo ?? null };
}
