import type { CallOutput } from "@/lib/contract/routes";
import { moneyToWire } from "@/lib/shared/money/money";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { countCoupons, suspendsCoupons } from "../../domains/coupons";
import { findMember } from "../../domains/members";
import {
  activeSuspension,
  countWaivers,
  evidenceOf,
  pointsEndWith,
  previewPenalty,
  readPenaltyForAdmin,
  readPenaltyHistory,
} from "../../domains/penalties";
import { readFormats } from "../../domains/policies";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { fineBaseOf } from "../bookings/party-price";
import { type PenaltyQuestion, penaltyBooking } from "./office-penalties";

/** Preview of a penalty by staff and its effects; writes nothing. Throws as `imposeByOffice` does. */
export async function forecastPenalty(
  db: Database,
  ctx: Context,
  input: PenaltyQuestion,
): Promise<CallOutput<"GET /ops/penalties/preview">> {
  const { clubIdx, zone } = ctx.club;
  const { memberIdx } = input;
  const booking = await penaltyBooking(db, ctx, input);
  if (!(await findMember(db, clubIdx, memberIdx))) throw new ClubFailure("NOT_FOUND");
  const penaltyBase = booking ? await fineBaseOf(db, ctx, booking) : 0;
  const { fineAmount, suspendFrom, suspendTo, ...planned } = await previewPenalty(db, ctx, {
    ...input,
    penaltyBase,
  });
  const held = await activeSuspension(db, ctx, memberIdx);
  const pointsUntil = await pointsEndWith(db, ctx, memberIdx, planned.point);
  const { points } = await readPenaltyHistory(db, ctx, memberIdx, { page: 1, size: 1 });
  const isSuspended = held !== null || planned.days > 0 || pointsUntil !== null;
  const { usable } = await countCoupons(db, ctx, memberIdx);
  return {
    ...planned,
    fineAmount: moneyToWire(fineAmount, await readFormats(db, clubIdx)),
    suspendFrom: clubTimestamp(suspendFrom, zone),
    suspendTo: clubTimestamp(suspendTo, zone),
    suspendedUntil: held && clubTimestamp(held.until, zone),
    pointsAfter: points + planned.point,
    pointsUntil: pointsUntil && clubTimestamp(pointsUntil, zone),
    coupons: isSuspended && (await suspendsCoupons(db, ctx)) ? usable : 0,
  };
}

/** One penalty with its evidence and its member's waivers; masked without a reason, on record. Throws 2001. */
export async function readPenalty(
  db: Database,
  ctx: Context,
  penaltyIdx: number,
  unmaskReason: string | undefined,
): Promise<CallOutput<"GET /ops/penalties/{id}">> {
  const row = await readPenaltyForAdmin(db, ctx, penaltyIdx, unmaskReason);
  const files = await evidenceOf(db, ctx, penaltyIdx);
  return { ...row, files, waivers: await countWaivers(db, ctx, row.memberIdx) };
}
