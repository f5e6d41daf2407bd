import { z } from "zod";
import { codeKey, teeTimeText } from "../bookings/play-shapes";
import { commonQuery, dateText, idx, idxText, textsByLanguage, timestamp } from "../common";
import { wants } from "../wants";
import { amendmentKind, drawBand, drawMode, drawPostRow, drawStateShape } from "./draw-shapes";

const codes = z.array(codeKey).min(1).max(30);

/** Percent of the slots per group of member types (domain.md 7.9.5). */
export const drawQuotas = z
  .array(
    z.strictObject({
      memberTypes: codes.readonly(),
      weekdayPercent: z.number().min(0).max(100),
      weekendPercent: z.number().min(0).max(100),
    }),
  )
  .min(1)
  .max(10)
  .readonly()
  .nullable();

export const drawTexts = textsByLanguage(
  z.strictObject({ title: z.string().trim().min(1).max(120), contents: z.string().max(200_000) }),
);

/** A draw in the back office's list. */
export const officeDraw = drawPostRow.extend({
  contents: z.string(),
  i18n: drawTexts,
  maxChoices: z.int(),
  minPlayers: z.int(),
  mode: drawMode,
  ruleVersion: z.int(),
  quotas: drawQuotas,
  seedHash: z.string(),
  listHash: z.string().nullable(),
  beaconRound: z.int().nullable(),
  cancelReason: z.string().nullable(),
  amendmentCount: z.int(),
  version: z.int(),
});

/** Of a group's share on one kind of day: its times, and those that its members were given. */
const groupShare = z.object({ slots: z.int(), won: z.int() });

const factors = z.object({ base: z.number(), losses: z.int(), wins: z.int(), points: z.number() });
const teeTime = z.object({ playDate: dateText, teeTime: teeTimeText, courseCode: codeKey });
const drawSlot = teeTime.extend({ sheetIdx: idx });

const application = z.object({
  drawIdx: idx,
  memberIdx: idx,
  memberName: z.string(),
  memberType: codeKey,
  playerCount: z.int(),
  choices: z.array(
    z.object({
      rank: z.int(),
      playDate: dateText,
      standbyTimeCode: codeKey,
      courseCode: codeKey.nullable(),
    }),
  ),
  state: drawStateShape,
  stateName: z.string(),
  stateReason: z.string().nullable(),
  factors: factors.nullable(),
  weight: z.number().nullable(),
  drawKey: z.number().nullable(),
  resultSheetIdx: idx.nullable(),
  result: teeTime.nullable(),
  resultRank: z.int().nullable(),
  reserveNo: z.int().nullable(),
  bookingIdx: idx.nullable(),
});

/** One draw: demand, applications, what was changed by hand, and the slots that a reserve could be given. */
export const officeDrawDetail = officeDraw.extend({
  drawnAt: timestamp.nullable(),
  isManualConfirm: z.boolean(),
  bands: z.array(drawBand.extend({ choices: z.int() })),
  applications: z.array(application),
  amendments: z.array(
    z.object({
      kind: amendmentKind,
      at: timestamp,
      /** Of what was done early: the moment that had been promised. */
      plannedAt: timestamp.nullable(),
      by: z.string(),
      reason: z.string(),
      moves: z.array(z.object({ drawIdx: idx, from: teeTime.nullable(), to: teeTime.nullable() })),
    }),
  ),
  freeSlots: z.array(drawSlot),
});

export const drawDefaults = z.object({
  maxChoices: z.int(),
  minPlayers: z.int(),
  mode: drawMode,
  confirmDays: z.int(),
  confirmTime: teeTimeText,
  /** Whether a round of the public beacon can be named. */
  canNameBeacon: z.boolean(),
});

const listOf = (item: string, most: number, example: string) =>
  z
    .string()
    .regex(new RegExp(`^${item}(,${item}){0,${most - 1}}$`), wants("like", example))
    .transform((text) => text.split(","));

/** Dates, parts and courses, each list separated by commas; `drawPostIdx` is the post that is edited. */
export const poolQuery = z.strictObject({
  ...commonQuery,
  playDates: listOf("\\d{4}-\\d{2}-\\d{2}", 14, "2026-12-05,2026-12-06"),
  periods: listOf("\\w{1,10}", 30, "10,20"),
  courseCodes: listOf("\\w{1,10}", 30, "10,20"),
  drawPostIdx: idxText.optional(),
});

export const poolPreview = z.object({
  days: z.array(z.object({ playDate: dateText, free: z.int(), hasOpened: z.boolean() })),
  cells: z.array(
    z.object({
      playDate: dateText,
      standbyTimeCode: codeKey.nullable(),
      courseCode: codeKey,
      free: z.int(),
      booked: z.int(),
      /** Blocked, or another draw's or a team's. */
      kept: z.int(),
    }),
  ),
  booked: z.array(teeTime),
});

/** A draw played through with a seed of its own; `trialSeed` begins with a word that no committed seed has. */
export const rehearsal = z.object({
  drawPostIdx: idx,
  trialSeed: z.string(),
  isClosed: z.boolean(),
  won: z.int(),
  reserve: z.int(),
  bands: z.array(drawBand.extend({ choices: z.int(), filled: z.int() })),
  /** Null without shares per group of member types. */
  groups: z
    .array(
      z.object({
        memberTypes: codes.readonly(),
        weekdayPercent: z.number(),
        weekendPercent: z.number(),
        weekday: groupShare,
        weekend: groupShare,
      }),
    )
    .nullable(),
  results: z.array(
    z.object({
      drawIdx: idx,
      memberIdx: idx,
      memberName: z.string(),
      memberType: codeKey,
      order: z.int(),
      weight: z.number(),
      factors,
      won: teeTime.extend({ rank: z.int() }).nullable(),
      reserveNo: z.int().nullable(),
    }),
  ),
  ineligible: z.array(z.object({ drawIdx: idx, memberIdx: idx, memberName: z.string(), reason: z.string() })),
});
