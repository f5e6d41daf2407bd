import { bookingWork } from "@/lib/contract/code-values/bookings";
import { penaltyKind } from "@/lib/contract/code-values/penalties";
import type { PenaltyEvent } from "@/lib/contract/penalties";
import { clubClock } from "@/lib/shared/club-time";
import type { Database } from "../db/database";
import { recordDeed } from "../domains/audit";
import { codeNames } from "../domains/codes";
import type { StoredUpload } from "../domains/files";
import { activeSuspension, keepEvidence, type Penalty, payFine, waivePenalty } from "../domains/penalties";
import { findBooking, writeLog } from "../domains/reservations";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import { fineBaseOf } from "./party-price";
import { punishMember, settleCoupons } from "./punish-member";
import { tellMember } from "./tell-member";

export type OfficePenalty = PenaltyQuestion & { reason: string };
export type PenaltyQuestion = {
  memberIdx: number;
  penaltyCode: string;
  bookingIdx: number | null;
  days?: number | undefined;
  points?: number | undefined;
};

/**
 * A penalty by staff (domain.md 7.7), on record and told to the member. Throws 2001 for an unknown member or a booking
 * that is not the member's, 9001 `penaltyCode` for an unknown code or 90, which only points impose.
 */
export async function imposeByOffice(tx: Database, act: Act, order: OfficePenalty): Promise<Penalty> {
  const { memberIdx, penaltyCode, reason } = order;
  const booking = await penaltyBooking(tx, act, order);
  const penaltyBase = booking ? await fineBaseOf(tx, act, booking) : 0;
  const penalty = await punishMember(tx, act, { ...order, penaltyBase });
  const { penaltyIdx } = penalty;
  if (booking) await writeLog(tx, act, booking, bookingWork.penalty, null, { penaltyIdx });
  await recordDeed(tx, act, {
    action: "CREATE",
    entity: "penalty",
    entityKey: penaltyIdx,
    after: shownOf(penalty),
    memberIdx,
    reason,
  });
  const until = clubClock(penalty.suspendTo, act.club.zone).slice(0, 16).replace("T", " ");
  await tellMember(tx, act, memberIdx, "penaltyImposed", async (choice) => {
    const names = await codeNames(tx, act.club.clubIdx, "penaltyCodes", choice);
    return { penalty: names.get(penaltyCode) ?? penaltyCode, until };
  });
  return penalty;
}

/** The booking that a penalty by staff is about, or null; see `imposeByOffice` for what it throws. */
export async function penaltyBooking(
  db: Database,
  act: Act,
  { memberIdx, penaltyCode, bookingIdx }: PenaltyQuestion,
) {
  if (penaltyCode === penaltyKind.pointsThreshold) throw new ClubFailure("VAL_FIELD", ["penaltyCode"]);
  const booking = bookingIdx === null ? null : await findBooking(db, act.club.clubIdx, bookingIdx);
  if (bookingIdx !== null && booking?.memberIdx !== memberIdx) throw new ClubFailure("NOT_FOUND");
  return booking;
}

/**
 * A payment of a fine or a waiver (domain.md 8.7), on record. A release is logged with the booking; when nothing
 * else suspends, coupons are lifted and the member is told. Throws 2001, 2002, 9001 as `payFine` and `waivePenalty` do.
 */
export async function settlePenalty(
  tx: Database,
  act: Act,
  penaltyIdx: number,
  event: PenaltyEvent,
  evidence: readonly StoredUpload[] = [],
): Promise<Penalty> {
  const { before, after } = await applyEvent(tx, act, penaltyIdx, event);
  await keepEvidence(tx, act, penaltyIdx, evidence);
  const { memberIdx, bookingIdx } = after;
  await recordDeed(tx, act, {
    action: "UPDATE",
    entity: "penalty",
    entityKey: penaltyIdx,
    before: shownOf(before),
    after: { ...shownOf(after), ...(evidence.length > 0 ? { evidence: evidence.length } : {}) },
    memberIdx,
    reason: event.event === "WAIVE" ? event.reasonCode : event.event,
  });
  if (before.state === after.state) return after;
  await settleCoupons(tx, act, memberIdx);
  const booking = bookingIdx === null ? null : await findBooking(tx, act.club.clubIdx, bookingIdx);
  if (booking)
    await writeLog(tx, act, booking, bookingWork.penaltyReleased, null, { penaltyIdx, state: after.state });
  const isFree = (await activeSuspension(tx, act, memberIdx)) === null;
  if (isFree) await tellMember(tx, act, memberIdx, "penaltyReleased", () => ({}));
  return after;
}

function applyEvent(tx: Database, act: Act, penaltyIdx: number, event: PenaltyEvent) {
  if (event.event === "PAY") {
    return payFine(tx, act, penaltyIdx, { amount: String(event.amount), version: event.version });
  }
  return waivePenalty(tx, act, penaltyIdx, event);
}

function shownOf({ penaltyCode, state, point, fineAmount, paidAmount, suspendFrom, suspendTo }: Penalty) {
  return { penaltyCode, state, point, fineAmount, paidAmount, suspendFrom, suspendTo };
}
