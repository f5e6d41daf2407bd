import type { BookingState, ReservationTypeCode } from "@/lib/contract/code-values/bookings";
import type { PenaltyKind } from "@/lib/contract/code-values/penalties";
import type { CancelNumbers, DayType } from "@/lib/shared/bookings/cancel-stage";
import type { DrawMode, DrawRates } from "@/lib/shared/draws/draw-types";
import type { Party, Request, SlotRecord } from "./record";

export type Day = { playDate: string; dayType: DayType };
export type PenaltyTerms = { percent: number; days: number; points: number };
/** A round as the limits count it at a moment. */
export type CountedRound = {
  playDate: string;
  dayType: DayType;
  state: BookingState;
  reservationType: ReservationTypeCode;
  isUpcoming: boolean;
};

/** The rules of a replay. They come from the club's own rules; a replay only queries them. */
export type Policy = {
  /** When a day opens for a member type; null is never. */
  opensAt(day: Day, memberType: string): Date | null;
  closesAt(playDate: string): Date;
  /** The most of a weekday's slots that a type may hold, in percent. */
  sharePercent(memberType: string): number | null;
  isLimitReached(rounds: readonly CountedRound[], day: Day, memberType: string): boolean;
  isClash(one: string, other: string): boolean;
  /** Null leaves each draw as it was drawn. */
  draw: { mode: DrawMode; rates: DrawRates; bases: ReadonlyMap<string, number> } | null;
  fee(slot: SlotRecord, party: Party): { total: number | string; penaltyBase: number | string };
  cancel: CancelNumbers;
  terms(penaltyCode: PenaltyKind): PenaltyTerms | null;
  fine(penaltyBase: number | string, percent: number): string;
  suspension(days: number, currentEnd: Date | null, at: Date): { suspendFrom: Date; suspendTo: Date };
  /** Until when points alone suspend. */
  pointsEnd(scored: readonly { at: Date; point: number }[]): Date | null;
  waiting: {
    isOff: boolean;
    isLateOnly: boolean;
    closesAt(playDate: string): Date;
    lastAssignment(teeOff: Date): Date;
    fits(request: Request, slot: SlotRecord): boolean;
  };
};
