import type { z } from "zod";
import type { lostEventBody } from "@/lib/contract/lost-items";
import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../db/database";
import { moveLostItem } from "../domains/lost-items";
import { findMember } from "../domains/members";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";

/** What happens to a lost item; a claimant who is named as a member has to be one of the club (9001 `memberIdx`). */
export async function moveClaim(
  db: Database,
  act: Act,
  lostIdx: number,
  wish: z.output<typeof lostEventBody>,
): Promise<CallOutput<"PUT /ops/lost-items/{id}">> {
  const memberIdx = wish.event === "CLAIM" ? wish.memberIdx : null;
  if (memberIdx !== null && !(await findMember(db, act.club.clubIdx, memberIdx))) {
    throw new ClubFailure("VAL_FIELD", ["memberIdx"]);
  }
  return moveLostItem(db, act, lostIdx, wish);
}
