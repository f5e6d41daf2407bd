import { z } from "zod";
import { dayKinds } from "@/lib/shared/tee-times/templates";
import { codeKey, teeTimeText, turnTime } from "../bookings/play-shapes";
import { codeOf } from "../code-values/code-shape";
import { dayCode, weekdayCode } from "../code-values/tee-sheets";
import { clubQuery, commonQuery, dateText, textsByLanguage, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";
import { expectedStranded, ruleEffect } from "./rule-effects";
import { dayType } from "./tee-sheets";

const teeTimesMenu = "941100";
/** `MM-dd`; which days a year has is the rules' to say. */
const dayOfYear = z.string().regex(/^\d{2}-\d{2}$/, wants("like", "04-01"));
const players = z.int().min(1).max(5).nullable();

/** A span of the year, both days included; it may run over the turn of the year. */
const season = z.strictObject({
  seasonCode: z.string().regex(/^[A-Z][A-Z0-9_]{0,19}$/, wants("characters", "A–Z, 0–9, _ (1–20)")),
  names: textsByLanguage(z.string().trim().min(1).max(40)).refine((names) => Object.keys(names).length > 0, {
    error: wants("required"),
  }),
  fromDay: dayOfYear,
  toDay: dayOfYear,
});
export type TeeSeason = z.output<typeof season>;

/** Tee times of some days of a season (`TeeTemplate` of lib/shared says what each field means). */
const template = z.strictObject({
  seasonCode: z.string().max(20),
  dayKind: z.enum(dayKinds),
  weekCodes: z.array(codeOf(weekdayCode)).max(7),
  period: codeKey,
  firstTee: teeTimeText,
  lastTee: teeTimeText,
  interval: z.int().min(1).max(600).nullable(),
  courseCodes: z.array(codeKey).min(1).max(9),
  minPlayers: players,
  maxPlayers: players,
  /** Minutes between the nines; which the rules allow (`TEE_LUNCH`). Null goes on at once. */
  lunchMinutes: z.int().min(1).max(600).nullable().default(null),
  heldPercent: z.int().min(0).max(100),
  heldFor: z.enum(["60", "90"]),
  memberTypes: z.array(codeKey).max(20),
});

const seasons = z.array(season).min(1).max(12);
const templates = z.array(template).max(60);
/** A version before it is saved: it counts from `fromDate` on, until a later one does. */
export const teePlanBody = z.strictObject({ fromDate: dateText, seasons, templates });
export type TeePlanInput = z.output<typeof teePlanBody>;

/** The wire's shape of a template; the rules' own type has the same fields, read only. */
export type WireTemplate = z.output<typeof template>;

const version = z.string().max(80);
const count = z.int();

/** Slots of a day that the club has promised away and that no template asks for any more. */
const strandedDay = z.object({ date: dateText, sold: count, held: count, draw: count, team: count });
export type StrandedDay = z.output<typeof strandedDay>;

/** `stranded` counts bookings and the other slots together; `days` are the first 31 of them. */
export const teePlanEffect = ruleEffect.extend({
  slots: z.object({ sold: count, held: count, draw: count, team: count }),
  dayCount: count,
  days: z.array(strandedDay).max(31),
});
export type TeePlanEffect = z.output<typeof teePlanEffect>;

const previewedTime = z.object({
  teeTime: teeTimeText,
  turnTime,
  maxPlayers: count,
  period: codeKey,
  /** Place of its template in the input. */
  template: count,
  isHeld: z.boolean(),
});

const preview = z.object({
  date: dateText,
  seasonCode: z.string().nullable(),
  dayCode: codeOf(dayCode),
  dayType,
  holidayName: z.string().nullable(),
  isOpen: z.boolean(),
  courses: z.array(
    z.object({
      courseCode: codeKey,
      courseName: z.string(),
      color: z.string(),
      times: z.array(previewedTime),
    }),
  ),
  total: count,
  held: count,
  parts: z.array(z.object({ period: codeKey, times: count, held: count })),
  /** Times that daylight saving skips on this day: they are not laid. */
  skipped: z.array(z.object({ courseCode: codeKey, teeTime: teeTimeText })),
  /** Starts that fall among the groups that turn from another nine; laid all the same. */
  turns: z.array(
    z.object({
      fromCourse: codeKey,
      toCourse: codeKey,
      teeTime: teeTimeText,
      count,
      from: teeTimeText,
      to: teeTimeText,
    }),
  ),
});
export type TeeDayPreview = z.output<typeof preview>;

const span = { from: dateText, to: dateText };
/** Result of laying a span, or of its preview. */
const spanResult = z.object({
  /** Slots that were missing; `held` of them are held back. */
  created: count,
  held: count,
  /** Slots that were there and that a template asks for. */
  kept: count,
  /** Missing times that stand too close to a slot which stays though no template asks for it; they are not laid. */
  blocked: count,
  /** Unsold slots that no template asks for: removed, or blocked where a past booking still names them. */
  removed: count,
  withdrawn: count,
  /** Slots that no template asks for and that stay: sold, held, or kept for a draw, a team or by hand. */
  staying: count,
});
export type TeeSpanResult = z.output<typeof spanResult>;

export const opsTeeTimeRoutes = [
  defineRoute("GET /ops/tee-times", {
    summary: "The versions of the club's seasons and tee times, and what they go by.",
    permission: { menu: teeTimesMenu, flag: "R" },
    query: clubQuery,
    output: z.object({
      plans: z.array(
        z.object({
          fromDate: dateText,
          savedAt: timestamp,
          seasons: z.array(season),
          templates: z.array(template),
        }),
      ),
      /** Changes with every value of every version. */
      version,
      courses: z.array(z.object({ courseCode: codeKey, courseName: z.string(), color: z.string() })),
      /** Defaults for templates without an interval or party size of their own. */
      defaults: z.object({
        weekdayInterval: count,
        weekendInterval: count,
        nightInterval: count,
        minPlayers: count,
        maxPlayers: count,
      }),
    }),
  }),
  defineRoute("PUT /ops/tee-times", {
    summary: "Saves a version of the tee times from a day on; slots that are laid already stay.",
    permission: { menu: teeTimesMenu, flag: "U" },
    query: clubQuery,
    body: teePlanBody.extend({ version, expects: expectedStranded }),
    output: z.object({ version }),
    tags: ["courses"],
  }),
  defineRoute("DELETE /ops/tee-times", {
    summary: "Takes back a version that has not begun; the one before it counts on.",
    permission: { menu: teeTimesMenu, flag: "X" },
    query: clubQuery,
    body: z.strictObject({ fromDate: dateText, version, expects: expectedStranded }),
    output: z.object({ version }),
    tags: ["courses"],
  }),
  defineRoute("POST /ops/tee-times/preview", {
    summary: "The tee times of one day by unsaved seasons and templates.",
    permission: { menu: teeTimesMenu, flag: "R" },
    query: clubQuery,
    body: z.strictObject({ seasons, templates, date: dateText }),
    output: preview,
  }),
  defineRoute("POST /ops/tee-times/effect", {
    summary: "What an unsaved version would strand: bookings, and slots that are held, drawn or a team's.",
    permission: { menu: teeTimesMenu, flag: "R" },
    query: clubQuery,
    body: teePlanBody,
    output: teePlanEffect,
  }),
  defineRoute("GET /ops/tee-times/span", {
    summary: "What laying a span of days would create, keep and clear; lays nothing.",
    permission: { menu: teeTimesMenu, flag: "R" },
    query: z.strictObject({ ...commonQuery, ...span }),
    output: spanResult,
  }),
  defineRoute("POST /ops/tee-times/generate", {
    summary: "Lays the missing tee times of a span of days; slots that exist stay.",
    permission: { menu: teeTimesMenu, flag: "C" },
    query: clubQuery,
    body: z.strictObject(span),
    output: spanResult,
  }),
  defineRoute("DELETE /ops/tee-times/unsold", {
    summary: "Clears the unsold slots of a span of days that no template asks for any more.",
    permission: { menu: teeTimesMenu, flag: "X" },
    query: clubQuery,
    body: z.strictObject(span),
    output: spanResult,
  }),
] as const;
