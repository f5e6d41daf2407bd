import { bookingState } from "@/lib/contract/code-values/bookings";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import { isLimited, limitStateAt } from "./limit-state";
import type { Request, SlotRecord } from "./record";
import type { Denial, World } from "./world";

/** So far from the requested time somebody takes another one of the same part of the day. */
export const fallbackMinutes = 60;
const sellable: readonly string[] = [slotState.open, slotState.membersOnly, slotState.draw];

/**
 * Why a request may not have a slot, apart from whether the slot is free; null when it may. Bookings by the office
 * are never refused.
 */
export function objection(world: World, request: Request, slot: SlotRecord, at: Date): Denial | null {
  const { memberIdx, memberType } = request;
  if (!request.isOnline || memberIdx === null) return null;
  const { policy, origin } = world;
  const opensAt = policy.opensAt(slot, memberType);
  const openedAt = origin.opensAt(slot, memberType);
  // Made before its rule's opening, or by a type that could not book by it: other rules held then.
  const isJudged = openedAt !== null && request.at >= openedAt;
  if (isJudged && opensAt === null) return "TYPE";
  const isClosed = at > policy.closesAt(slot.playDate) && request.at <= policy.closesAt(slot.playDate);
  if (isJudged && request.kind !== "DRAW" && ((opensAt !== null && at < opensAt) || isClosed))
    return "OPENING";
  if (isSuspended(world, memberIdx, at)) return "SUSPENDED";
  const limitState = limitStateAt(world, memberIdx, at);
  if (isLimited(world, limitState, slot, memberType)) return "LIMIT";
  const live = limitState.rounds.filter(
    (round) => round.playDate === slot.playDate && round.state === bookingState.booked,
  );
  if (live.some((round) => policy.isClash(round.teeTime, slot.teeTime))) return "CLASH";
  return isShareFull(world, memberType, slot) ? "QUOTA" : null;
}

export function isSuspended(world: World, memberIdx: number, at: Date): boolean {
  return (world.suspensions.get(memberIdx) ?? []).some(({ from, to }) => from <= at && at < to);
}

function isShareFull(world: World, memberType: string, slot: SlotRecord): boolean {
  const percent = world.policy.sharePercent(memberType);
  if (percent === null || slot.dayType === "WEEKEND") return false;
  const ofDay = world.byDate.get(slot.playDate) ?? [];
  const held = ofDay.filter(({ sheetIdx }) => world.holders.get(sheetIdx)?.memberType === memberType);
  return held.length >= Math.floor((ofDay.length * percent) / 100);
}

export function isFree(world: World, slot: SlotRecord): boolean {
  return !world.holders.has(slot.sheetIdx);
}

/** Whether a draw keeps a slot at a moment. */
export function isDraws({ drawUntil }: SlotRecord, at: Date): boolean {
  return drawUntil !== null && at < drawUntil;
}

/** Whether a slot is on sale to a member type at a moment. */
export function isOnSale(slot: SlotRecord, memberType: string, at: Date): boolean {
  if (isDraws(slot, at)) return false;
  if (!sellable.includes(slot.openType) || (slot.openType === slotState.draw && slot.drawUntil === null))
    return false;
  return slot.openType !== slotState.membersOnly || (slot.memberTypes ?? []).includes(memberType);
}

/** The free slot of the same day and part that lies nearest to a requested one; null when none is near. */
export function nearestFree(world: World, request: Request, slot: SlotRecord, at: Date): SlotRecord | null {
  const players = request.party.memberTypes.length;
  const away = (other: SlotRecord) => Math.abs(other.teeOff.getTime() - slot.teeOff.getTime()) / 60_000;
  const near = (world.byDate.get(slot.playDate) ?? []).filter(
    (other) =>
      other.period === slot.period &&
      isFree(world, other) &&
      isOnSale(other, request.memberType, at) &&
      players <= other.maxPlayers &&
      away(other) <= fallbackMinutes,
  );
  return near.toSorted((one, other) => away(one) - away(other) || one.sheetIdx - other.sheetIdx)[0] ?? null;
}
