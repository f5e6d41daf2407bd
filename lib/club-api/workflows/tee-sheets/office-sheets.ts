import type { NewSlotInput, SlotsChange } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import type { SlotDetail, TeeSheet } from "@/lib/contract/tee-sheets/tee-sheets";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { usableCoupons } from "../../domains/coupons";
import { findMember } from "../../domains/members";
import { cancelRule, freeCancelUntil } from "../../domains/reservations";
import {
  changeSlots,
  type DaySlot,
  guest,
  quoteFor,
  readDaySheet,
  readDaySlot,
  type SheetFilter,
  squeezeSlot,
  type Viewer,
} from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { sharedAnswer } from "../../platform/shared-answer";
import { releaseSlots } from "../bookings/release-slots";

/** Whose sheet a path names: the caller's own, for an admin any member's; 0 or nobody is a guest. */
export async function viewerOf(db: Database, ctx: Context, memberIdx: number | undefined): Promise<Viewer> {
  if (memberIdx === undefined || memberIdx === 0) return guest;
  const { by } = ctx;
  if (by.kind === "member" && by.memberIdx === memberIdx) return { memberIdx, memberType: by.memberType };
  const member = await findMember(db, ctx.club.clubIdx, memberIdx);
  if (!member) throw new ClubFailure("NOT_FOUND");
  return { memberIdx, memberType: member.memberType };
}

/** The sheet of a day with the deadline of free cancelling, which guests are not told (domain.md R3, R4). */
export async function readSheet(
  db: Database,
  ctx: Context,
  viewer: Viewer,
  date: string,
  filter: SheetFilter,
): Promise<TeeSheet> {
  const found = await readDaySheet(db, ctx, viewer, date, filter);
  const { day, ...sheet } = found;
  const freeUntil =
    viewer.memberIdx === null
      ? null
      : clubTimestamp(await freeCancelUntil(db, ctx, date, day.dayType), ctx.club.zone);
  const name = `sheet ${JSON.stringify([ctx.club.clubIdx, date, viewer.memberType, ctx.choice.language, filter])}`;
  return sharedAnswer(name, [found, freeUntil], () => ({ ...sheet, freeCancelUntil: freeUntil }));
}

/** One slot with the coupons that fit it and what cancelling would cost (domain.md R5). */
export async function readSlotDetail(
  db: Database,
  ctx: Context,
  viewer: Viewer,
  wanted: { date: string; sheetIdx: number },
): Promise<SlotDetail> {
  const { slot, toWire, ...detail } = await readDaySlot(db, ctx, viewer, wanted);
  const [rule, coupons] = await Promise.all([
    cancelRule(db, ctx, slot),
    couponsFor(db, ctx, viewer, { ...detail, slot }),
  ]);
  const { zone } = ctx.club;
  return {
    ...detail,
    coupons: coupons.map((coupon) => ({ ...coupon, discount: toWire(coupon.discount) })),
    cancelRule: {
      freeUntil: clubTimestamp(rule.freeUntil, zone),
      stages: rule.stages.map((stage) => ({
        ...stage,
        until: stage.until && clubTimestamp(stage.until, zone),
      })),
    },
  };
}

/** Discount of each coupon for a round of the booker alone; a party's discount is part of its quote. */
async function couponsFor(
  db: Database,
  ctx: Context,
  { memberIdx, memberType }: Viewer,
  { slot, caddieModes, holeCodes }: Pick<DaySlot, "slot" | "caddieModes" | "holeCodes">,
) {
  const [holeCode] = holeCodes;
  const [caddieMode] = caddieModes;
  if (memberIdx === null || !holeCode || !caddieMode) return [];
  const memberTypes = [memberType];
  const quote = await quoteFor(db, ctx, { slot, holeCode, memberTypes, caddieMode, discount: 0 });
  return usableCoupons(db, ctx, { memberIdx, slot, holeCode, quote });
}

/** Changes slots; those that become open by it go to the waiting list first, like every other freed slot. */
export async function changeAndRelease(
  tx: Database,
  ctx: Context,
  change: SlotsChange,
): Promise<{ updated: number }> {
  const { updated, opened } = await changeSlots(tx, ctx, change);
  if (opened.length > 0) await releaseSlots(tx, ctx, opened, { isLate: false });
  return { updated };
}

/** Adds a slot between two others (domain.md A38); on a day that is open already, who waits for it comes first. */
export async function squeezeAndRelease(
  tx: Database,
  ctx: Context,
  input: NewSlotInput,
): Promise<{ sheetIdx: number }> {
  const { sheetIdx } = await squeezeSlot(tx, ctx, input);
  await releaseSlots(tx, ctx, [sheetIdx], { isLate: false });
  return { sheetIdx };
}
