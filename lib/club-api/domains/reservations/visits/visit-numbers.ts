import { hasCode } from "@/lib/club-api/platform/failure";
import type { DeskNumbers, DeskVisit, VisitBody } from "@/lib/contract/bookings/ops-desk";
import type { Database } from "../../../db/database";
import { transaction } from "../../../db/transaction";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { veilFor } from "../../../platform/veil";
import { recordAudit } from "../../audit";
import { selectPlayers } from "../repository";
import { shownVisit } from "./desk-shapes";
import { atTheClub, lockVisit, selectHolder, updateVisitNumbers, type Visit } from "./visit-repository";

export type NumbersInput = VisitBody & { visitIdx: number };

const uniqueViolation = "23505";
/** Numbers that only one player may have at a time; a cart belongs to the party. */
const ownNumbers = ["lockerNo", "bagTag"] as const;

/**
 * Locker, cart and bag tag of a player who is at the club. Throws 2001; 2002 when another desk has changed them since
 * `seen`, or the player is not (or no longer) there; 4701 with the booking that has the locker or the tag.
 */
export async function saveVisitNumbers(db: Database, ctx: Context, input: NumbersInput): Promise<DeskVisit> {
  const write = () => transaction(db, (tx) => change(tx, ctx, input));
  return write().catch((error: unknown) => {
    // Another desk gave the number out between our look and our write; the second look finds whose it is.
    if (hasCode(error, uniqueViolation)) return write();
    throw error;
  });
}

async function change(
  tx: Database,
  ctx: Context,
  { visitIdx, seen, ...wanted }: NumbersInput,
): Promise<DeskVisit> {
  const { clubIdx } = ctx.club;
  const visit = await lockVisit(tx, clubIdx, visitIdx);
  if (!visit) throw new ClubFailure("NOT_FOUND");
  if (!atTheClub.includes(visit.state) || !isSame(visit, seen)) throw new ClubFailure("STALE");
  await refuseTaken(tx, visit, wanted);
  await updateVisitNumbers(tx, visit, wanted);
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "visit",
    entityKey: visitIdx,
    before: numbersOf(visit),
    after: wanted,
    memberIdx: visit.memberIdx,
  });
  const players = await selectPlayers(tx, clubIdx, visit.bookingIdx);
  return shownVisit(ctx, { ...visit, ...wanted }, players, veilFor(undefined));
}

async function refuseTaken(tx: Database, visit: Visit, wanted: DeskNumbers): Promise<void> {
  for (const field of ownNumbers) {
    const number = wanted[field];
    if (number === null || number === visit[field]) continue;
    const rsvNo = await selectHolder(tx, visit, field, number);
    if (rsvNo !== null) throw new ClubFailure("DESK_NUMBER_USED", [number, rsvNo, field]);
  }
}

function numbersOf({ lockerNo, cartNo, bagTag }: DeskNumbers): DeskNumbers {
  return { lockerNo, cartNo, bagTag };
}

function isSame(visit: DeskNumbers, seen: DeskNumbers): boolean {
  return visit.lockerNo === seen.lockerNo && visit.cartNo === seen.cartNo && visit.bagTag === seen.bagTag;
}
