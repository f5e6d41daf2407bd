import type { CaddieMode } from "@/lib/contract/bookings/play-shapes";
import type { BookingState, ReservationTypeCode } from "@/lib/contract/code-values/bookings";
import type { HoleCode, SlotPurpose } from "@/lib/contract/code-values/tee-sheets";
import type { DayType } from "@/lib/shared/bookings/cancel-stage";
import type { DrawBand, DrawInput } from "@/lib/shared/draws/draw-types";

export type SlotRecord = {
  sheetIdx: number;
  playDate: string;
  teeTime: string;
  teeOff: Date;
  dayType: DayType;
  courseCode: string;
  period: string;
  openType: SlotPurpose;
  memberTypes: readonly string[] | null;
  minPlayers: number;
  maxPlayers: number;
  /** A draw keeps it until then. */
  drawUntil: Date | null;
  priceOverride: Readonly<Record<string, number | string>> | null;
};

/** Who plays and how: what a round costs follows from it and the slot. */
export type Party = {
  memberTypes: readonly string[];
  caddieMode: CaddieMode;
  holeCode: HoleCode;
  discount: number | string;
  /** The last-minute discount that a booking has kept; which offers other rules would have made is not replayed. */
  percentOff: number;
};

/** How a booking ended before its round, or that its team stayed away. */
export type RequestEnd = {
  at: Date;
  by: "MEMBER" | "NO_SHOW" | "CLUB";
  /** A declined win, or a time given back in its grace: free whatever the table says. */
  isFree: boolean;
  paidAt: Date | null;
  isWaived: boolean;
};

/** Somebody's request for a tee time, as it is on record: a booking, a waiting request or an application to a draw. */
export type Request = {
  key: string;
  kind: "BOOKING" | "WAITING" | "DRAW";
  memberIdx: number | null;
  memberType: string;
  /** Made by the member online: opening, limits and suspensions bind it. Others the office answers for. */
  isOnline: boolean;
  at: Date;
  playDate: string;
  dayType: DayType;
  /** The slot of a booking; null of the others. */
  sheetIdx: number | null;
  bands: readonly string[];
  courseCodes: readonly string[];
  priority: number;
  reservationType: ReservationTypeCode;
  party: Party;
  moves: readonly { at: Date; sheetIdx: number }[];
  end: RequestEnd | null;
  /** Of a waiting request: when the member went, and whether an offer was turned down. */
  leftAt: Date | null;
  isDeclining: boolean;
  drawIdx: number | null;
  /** The real outcome. */
  actual: {
    sheetIdx: number | null;
    isFulfilled: boolean;
    fee: number | string;
    fine: number | string;
    suspensionDays: number;
  };
};

export type DrawOfMonth = {
  drawPostIdx: number;
  drawAt: Date;
  releaseAt: Date;
  input: DrawInput;
};

/** A booking of another month, which limits count. */
export type OutsideRound = {
  memberIdx: number;
  playDate: string;
  dayType: DayType;
  teeTime: string;
  teeOff: Date;
  reservationType: ReservationTypeCode;
  from: Date;
  endAt: Date | null;
  endState: BookingState;
};

export type Suspension = { memberIdx: number; from: Date; to: Date };
export type ScoredPoint = { memberIdx: number; at: Date; point: number };

/** All that a month's demand is replayed from. */
export type MonthRecord = {
  month: string;
  zone: string;
  slots: readonly SlotRecord[];
  requests: readonly Request[];
  draws: readonly DrawOfMonth[];
  outside: readonly OutsideRound[];
  suspensions: readonly Suspension[];
  scored: readonly ScoredPoint[];
  bands: readonly DrawBand[];
};
