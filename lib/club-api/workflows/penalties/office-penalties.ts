import { bookingWork } from "@/lib/contract/code-values/bookings";
import { type PenaltyKind, penaltyKind } from "@/lib/contract/code-values/penalties";
import type { PenaltyEvent } from "@/lib/contract/penalties/penalties";
import type { CallOutput } from "@/lib/contract/routes";
import type { FileStorage } from "../../adapters/storage";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { recordAudit } from "../../domains/audit";
import { codeNames } from "../../domains/codes";
import { removeStored, type StoredUpload, type Upload, withStoredUploads } from "../../domains/files";
import {
  activeSuspension,
  endPenalty,
  evidenceKind,
  listOver,
  type Penalty,
  payFine,
  saveEvidence,
  waivePenalty,
} from "../../domains/penalties";
import { findBooking, writeLog } from "../../domains/reservations";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import type { Logger } from "../../platform/logger";
import { fineBaseOf } from "../bookings/party-price";
import { notifyMember } from "../messages/notify";
import { punishMember, settleCoupons } from "./punish-member";

export type OfficePenalty = PenaltyQuestion & { reason: string };
export type PenaltyQuestion = {
  memberIdx: number;
  penaltyCode: PenaltyKind;
  bookingIdx: number | null;
  days?: number | undefined;
  points?: number | undefined;
};

/**
 * A penalty by staff (domain.md 7.7), on record and told to the member. Throws 2001 for an unknown member or a booking
 * that is not the member's, 9001 `penaltyCode` for an unknown code or 90, which only points impose.
 */
export async function imposeByOffice(tx: Database, ctx: Context, order: OfficePenalty): Promise<Penalty> {
  const { memberIdx, penaltyCode, reason } = order;
  const booking = await penaltyBooking(tx, ctx, order);
  const penaltyBase = booking ? await fineBaseOf(tx, ctx, booking) : 0;
  const penalty = await punishMember(tx, ctx, { ...order, penaltyBase });
  const { penaltyIdx } = penalty;
  if (booking) await writeLog(tx, ctx, booking, bookingWork.penalty, null, { penaltyIdx });
  await recordAudit(tx, ctx, {
    action: "CREATE",
    entity: "penalty",
    entityKey: penaltyIdx,
    after: shownOf(penalty),
    memberIdx,
    reason,
  });
  await notifyMember(tx, ctx, memberIdx, "penaltyImposed", async (choice) => {
    const names = await codeNames(tx, ctx.club.clubIdx, "penaltyCodes", choice);
    return { penalty: names.get(penaltyCode) ?? penaltyCode, until: penalty.suspendTo };
  });
  return penalty;
}

/** The booking that a penalty by staff is about, or null; see `imposeByOffice` for what it throws. */
export async function penaltyBooking(
  db: Database,
  ctx: Context,
  { memberIdx, penaltyCode, bookingIdx }: PenaltyQuestion,
) {
  if (penaltyCode === penaltyKind.pointsThreshold)
    throw new ClubFailure("VAL_FIELD", ["penaltyCode", "automatic"]);
  const booking = bookingIdx === null ? null : await findBooking(db, ctx.club.clubIdx, bookingIdx);
  if (bookingIdx !== null && booking?.memberIdx !== memberIdx) throw new ClubFailure("NOT_FOUND");
  return booking;
}

/**
 * A payment of a fine or a waiver (domain.md 8.7), on record. A release is logged with the booking; when nothing
 * else suspends, coupons are lifted and the member is told. Throws 2001, 2002, 9001 as `payFine` and `waivePenalty` do.
 */
export async function settlePenalty(
  tx: Database,
  ctx: Context,
  penaltyIdx: number,
  event: PenaltyEvent,
  evidence: readonly StoredUpload[] = [],
): Promise<Penalty> {
  const { before, after } = await applyEvent(tx, ctx, penaltyIdx, event);
  await saveEvidence(tx, ctx, penaltyIdx, evidence);
  const { memberIdx, bookingIdx } = after;
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "penalty",
    entityKey: penaltyIdx,
    before: shownOf(before),
    after: { ...shownOf(after), ...(evidence.length > 0 ? { evidence: evidence.length } : {}) },
    memberIdx,
    reason: event.event === "WAIVE" ? event.reasonCode : event.event,
  });
  if (before.state === after.state) return after;
  await settleCoupons(tx, ctx, memberIdx);
  const booking = bookingIdx === null ? null : await findBooking(tx, ctx.club.clubIdx, bookingIdx);
  if (booking)
    await writeLog(tx, ctx, booking, bookingWork.penaltyReleased, null, { penaltyIdx, state: after.state });
  const isFree = (await activeSuspension(tx, ctx, memberIdx)) === null;
  if (isFree) await notifyMember(tx, ctx, memberIdx, "penaltyReleased", () => ({}));
  return after;
}

function applyEvent(tx: Database, ctx: Context, penaltyIdx: number, event: PenaltyEvent) {
  if (event.event === "PAY") {
    return payFine(tx, ctx, penaltyIdx, { amount: String(event.amount), version: event.version });
  }
  return waivePenalty(tx, ctx, penaltyIdx, event);
}

function shownOf({ penaltyCode, state, point, fineAmount, paidAmount, suspendFrom, suspendTo }: Penalty) {
  return { penaltyCode, state, point, fineAmount, paidAmount, suspendFrom, suspendTo };
}

/** Penalties whose suspension is over end, and the coupons that they suspended are usable again; one transaction each. */
export async function endPenalties(db: Database, ctx: Context): Promise<void> {
  for (const { penaltyIdx, memberIdx } of await listOver(db, ctx)) {
    await transaction(db, async (tx) => {
      await endPenalty(tx, ctx, penaltyIdx);
      await settleCoupons(tx, ctx, memberIdx);
    });
  }
}

type Desk = {
  ctx: Context;
  storage: FileStorage;
  logger: Logger;
  once<T>(work: (tx: Database) => Promise<T>): Promise<T>;
};

/** `settlePenalty` with the files that came along, once per key of the call; a refused or repeated call keeps none. */
export async function settleWithEvidence(
  { ctx, storage, logger, once }: Desk,
  penaltyIdx: number,
  event: PenaltyEvent,
  uploads: readonly Upload[],
): Promise<CallOutput<"PUT /ops/penalties/{id}">> {
  let unused: string[] = [];
  const answer = await withStoredUploads(storage, evidenceKind, uploads, (stored) => {
    unused = stored.map(({ storageKey }) => storageKey);
    return once(async (tx) => {
      const { state } = await settlePenalty(tx, ctx, penaltyIdx, event, stored);
      unused = [];
      return { penaltyIdx, state };
    });
  });
  await removeStored(storage, logger, unused);
  return answer;
}
