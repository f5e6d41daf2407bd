/** Inputs and results of the draw (domain.md 7.9), as the club API and the proof page share them. */

export type DrawMode = "RANDOM" | "WEIGHTED" | "SCORE";
export type DrawChoice = {
  rank: number;
  /** `yyyy-MM-dd`. */
  playDate: string;
  /** A band of `standbyTimeCodes`. */
  standbyTimeCode: string;
  /** Null is any course. */
  courseCode: string | null;
};
/** Components of a weight, frozen at closing: base of the member type, losses in a row, wins and penalty points. */
export type DrawFactors = { base: number; losses: number; wins: number; points: number };
/** C0340 v3, v4 and C0350 v3, v4, with the caps of domain.md 7.9.2. */
export type DrawRates = {
  loss: number;
  win: number;
  penalty: number;
  maxLosses: number;
  maxWins: number;
  maxPoints: number;
};
/** A choice that cannot win, and why: all of its slots (`sheetIdxs` null) or some of them. */
export type DrawExclusion = { rank: number; reason: string; sheetIdxs: readonly number[] | null };
export type DrawEntry = {
  drawIdx: number;
  memberType: string;
  playerCount: number;
  choices: readonly DrawChoice[];
  factors: DrawFactors;
  excluded: readonly DrawExclusion[];
};
export type DrawSlot = {
  sheetIdx: number;
  playDate: string;
  /** `HH:mm`. */
  teeTime: string;
  courseCode: string;
  dayType: "WEEKDAY" | "WEEKEND";
};
export type DrawBand = { key: string; from: string; to: string };
/** A group's share of the slots in percent; groups are served in this order (domain.md 7.9.5). */
export type DrawQuota = { memberTypes: readonly string[]; weekdayPercent: number; weekendPercent: number };
export type DrawSecret = {
  ruleVersion: 1 | 2;
  seed: string;
  listHash: string;
  /** The value of the beacon round that the post named; null when it named none. */
  beacon: string | null;
};
export type DrawInput = DrawSecret & {
  mode: DrawMode;
  rates: DrawRates;
  entries: readonly DrawEntry[];
  pool: readonly DrawSlot[];
  bands: readonly DrawBand[];
  quotas: readonly DrawQuota[] | null;
};
/** Trace of an entry's turn: how many slots of a choice were free, and why the choice was skipped. */
export type DrawTurn = { rank: number; free: number; skipped: string | null };
export type KeyedEntry = { entry: DrawEntry; weight: number; key: number; order: number };
export type DrawResult = {
  drawIdx: number;
  weight: number;
  key: number;
  /** Place in the order of the draw, from 1. */
  order: number;
  won: { rank: number; sheetIdx: number } | null;
  /** Place on the reserve list, from 1; null for winners. */
  reserveNo: number | null;
  turns: readonly DrawTurn[];
};
