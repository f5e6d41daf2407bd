import { type PenaltyKind, penaltyState } from "@/lib/contract/code-values/penalties";
import type { Amount } from "@/lib/shared/money/rounding";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { readPenaltyPolicy, readTerms } from "./policy";
import { insertPenalty, lockMember, type Penalty, selectOfBooking, updatePenalty } from "./repository";
import {
  addClubDays,
  fineOf,
  isTakenBack,
  placeSuspension,
  type Span,
  suspendedUntil,
  suspensionDays,
} from "./rules";
import { selectActive, selectSince } from "./status-repository";
import { settleThreshold } from "./threshold";

export type PenaltyInput = {
  memberIdx: number;
  penaltyCode: PenaltyKind;
  /** Sum of the green fees that the fine is a percentage of; 0 for a penalty without a booking. */
  penaltyBase: Amount;
};
export type PenaltyOrder = PenaltyInput & {
  bookingIdx: number | null;
  /** Other than what the code says, when staff decide so. */
  days?: number | undefined;
  points?: number | undefined;
  reason?: string;
};
/** A penalty as it would be; `fineAmount` is a decimal text. */
export type PenaltyPreview = Span & {
  penaltyCode: PenaltyKind;
  finePercent: number;
  fineAmount: string;
  days: number;
  point: number;
};

/** The penalty that would be imposed now (4302), with staff's own days and points if given; writes nothing. */
export function previewPenalty(
  db: Database,
  ctx: Context,
  input: PenaltyInput & Pick<Partial<PenaltyOrder>, "days" | "points">,
): Promise<PenaltyPreview> {
  return plan(db, ctx, input);
}

/**
 * Imposes a penalty and, where the points reach a threshold, its suspension (domain.md 7.7). Locks the member's row.
 * The same code for the same booking is imposed once: a second call answers the first penalty, unless that one was
 * taken back. Coupons and notices are the workflow's (`workflows/punish-member.ts`).
 */
export async function imposePenalty(tx: Database, ctx: Context, order: PenaltyOrder): Promise<Penalty> {
  const { clubIdx } = ctx.club;
  if (!(await lockMember(tx, clubIdx, order.memberIdx))) throw new ClubFailure("NOT_FOUND");
  const { days: _days, ...planned } = await plan(tx, ctx, order);
  const penalty = await insertPenalty(tx, {
    ...planned,
    clubIdx,
    memberIdx: order.memberIdx,
    bookingIdx: order.bookingIdx,
    reason: order.reason ?? "",
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  if (penalty) {
    await settleThreshold(tx, ctx, order.memberIdx);
    return penalty;
  }
  const first = await selectOfBooking(tx, clubIdx, order.bookingIdx ?? 0, order.penaltyCode);
  if (!first) throw new Error(`No penalty ${order.penaltyCode} of booking ${order.bookingIdx}.`);
  return isTakenBack(first) ? imposeAnew(tx, ctx, first, planned) : first;
}

/** Imposes a revoked penalty again, as of now. */
async function imposeAnew(
  tx: Database,
  ctx: Context,
  first: Penalty,
  planned: Omit<PenaltyPreview, "days">,
): Promise<Penalty> {
  const again = await updatePenalty(tx, first, {
    ...planned,
    state: penaltyState.active,
    releaseReason: null,
    releasedAt: null,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await settleThreshold(tx, ctx, first.memberIdx);
  return again;
}

async function plan(
  db: Database,
  ctx: Context,
  order: PenaltyInput & Partial<PenaltyOrder>,
): Promise<PenaltyPreview> {
  const { clubIdx, zone } = ctx.club;
  const policy = await readPenaltyPolicy(db, ctx);
  const terms = await readTerms(db, ctx, order.penaltyCode);
  const since = addClubDays(ctx.now, -policy.lookBackDays, zone);
  const earlier = await selectSince(db, clubIdx, order.memberIdx, since);
  const alike = earlier.filter(
    ({ penaltyCode, state }) => penaltyCode === order.penaltyCode && state !== penaltyState.waived,
  );
  const days = order.days ?? suspensionDays(order.penaltyCode, terms.days, alike.length);
  const currentEnd = suspendedUntil(await selectActive(db, clubIdx, order.memberIdx), ctx.now);
  return {
    penaltyCode: order.penaltyCode,
    finePercent: terms.percent,
    fineAmount: fineOf(order.penaltyBase, terms.percent, policy.fineUnit, policy.rounding),
    days,
    point: order.points ?? terms.points,
    ...placeSuspension(days, currentEnd, ctx.now, zone),
  };
}
