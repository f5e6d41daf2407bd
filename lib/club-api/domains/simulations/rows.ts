import type { CaddieMode } from "@/lib/contract/bookings/play-shapes";
import type { BookingState, ReservationTypeCode } from "@/lib/contract/code-values/bookings";
import type { PenaltyKind } from "@/lib/contract/code-values/penalties";
import type { HoleCode, SlotPurpose } from "@/lib/contract/code-values/tee-sheets";
import type { WaitingState } from "@/lib/contract/code-values/waitings";

/** First and last day of a month of a club. */
export type Span = { clubIdx: number; from: string; to: string };
/** Moments come as ISO texts. */
export type SlotRow = {
  sheetIdx: number;
  playDate: string;
  teeTime: string;
  courseCode: string;
  period: string;
  openType: SlotPurpose;
  memberTypes: string[] | null;
  minPlayers: number;
  maxPlayers: number;
  linkedSheetIdx: number | null;
  priceOverride: Record<string, number | string> | null;
};
export type BookingRow = {
  bookingIdx: number;
  memberIdx: number | null;
  memberType: string;
  sheetIdx: number;
  playDate: string;
  dayType: "WEEKDAY" | "WEEKEND";
  teeTime: string;
  holeCode: HoleCode;
  playerCount: number;
  caddieMode: CaddieMode;
  reservationType: ReservationTypeCode;
  income: string;
  state: BookingState;
  drawIdx: number | null;
  waitingIdx: number | null;
  total: number | string;
  discount: number | string;
  percentOff: number;
  cancelAt: string | null;
  graceUntil: string | null;
  createdAt: string;
  playerTypes: string[];
  moves: { at: string; sheetIdx: number }[];
  penalty: { fine: string; days: number; paidAt: string | null; isWaived: boolean } | null;
};
export type WaitingRow = {
  waitingIdx: number;
  memberIdx: number;
  memberType: string;
  playDate: string;
  bands: string[];
  courseCodes: string[];
  playerCount: number;
  caddieMode: CaddieMode | null;
  priority: number;
  state: WaitingState;
  createdAt: string;
  updatedAt: string;
};
export type ApplicationRow = {
  drawIdx: number;
  memberIdx: number;
  memberType: string;
  playerCount: number;
  playDate: string;
  createdAt: string;
};
export type OutsideRow = {
  memberIdx: number;
  playDate: string;
  dayType: "WEEKDAY" | "WEEKEND";
  teeTime: string;
  reservationType: ReservationTypeCode;
  state: BookingState;
  createdAt: string;
  cancelAt: string | null;
};
export type PenaltyRow = {
  memberIdx: number;
  penaltyCode: PenaltyKind;
  point: number;
  createdAt: string;
  suspendFrom: string;
  suspendTo: string;
};
