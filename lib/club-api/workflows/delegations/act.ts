import type { DelegatedAct } from "@/lib/shared/delegated-acts";
import type { Database } from "../../db/database";
import { type ActSubject, type Delegation, namesOf, recordAct, requireAct } from "../../domains/delegations";
import { findBooking } from "../../domains/reservations";
import type { Context, Delegate } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { notifyMember } from "../messages/notify";
import { refuseBarred } from "./take";

/**
 * Does something in a member's name: within the permission, which stays locked until it is done, on record, and with a message
 * to the member. Limits, penalties and coupons are the member's, since the work itself knows no delegate. Throws 4909, 4905,
 * 4904, 4908.
 */
export async function actFor<T>(
  tx: Database,
  ctx: Context,
  { delegationIdx, delegateIdx }: Delegate,
  act: DelegatedAct,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  const delegation = await requireAct(tx, ctx, delegationIdx, act);
  if (delegateIdx !== null) await refuseBarred(tx, ctx, delegateIdx);
  const answer = await work(tx);
  const subject = subjectOf(answer);
  await recordAct(tx, ctx, delegation, { act, ...subject });
  await notifyAct(tx, ctx, delegation, act, subject);
  return answer;
}

/** The subject of an answer: the booking where there is one. */
function subjectOf(answer: unknown): ActSubject {
  const numbers = answer as Partial<Record<"bookingIdx" | "waitingIdx" | "drawIdx", number | null>>;
  if (numbers.bookingIdx) return { entity: "booking", entityKey: numbers.bookingIdx };
  if (numbers.waitingIdx) return { entity: "waiting", entityKey: numbers.waitingIdx };
  if (numbers.drawIdx) return { entity: "draw", entityKey: numbers.drawIdx };
  throw new Error("An act of a delegate is about nothing.");
}

const bookingEvents = {
  BOOK: "delegateBooked",
  CHANGE: "delegateChanged",
  CANCEL: "delegateCancelled",
} as const;
const otherEvents = {
  BOOK: "delegateWaiting",
  CHANGE: "delegateWaiting",
  CANCEL: "delegateWaiting",
  OFFER: "delegateOffer",
  DRAW: "delegateDraw",
} as const;

async function notifyAct(
  tx: Database,
  ctx: Context,
  delegation: Delegation,
  act: DelegatedAct,
  { entity, entityKey }: ActSubject,
): Promise<void> {
  const delegate = (await namesOf(tx, delegation))?.delegateName ?? delegation.label;
  const { memberIdx } = delegation;
  if (entity !== "booking" || act === "OFFER" || act === "DRAW") {
    return notifyMember(tx, ctx, memberIdx, otherEvents[act], () => ({ delegate }));
  }
  const booking = await findBooking(tx, ctx.club.clubIdx, entityKey);
  if (!booking) throw new ClubFailure("NOT_FOUND");
  const vars = { delegate, date: booking.playDate, time: booking.teeTime };
  return notifyMember(tx, ctx, memberIdx, bookingEvents[act], () => vars);
}
