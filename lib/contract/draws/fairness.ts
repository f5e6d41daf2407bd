import { z } from "zod";
import { codeKey } from "../bookings/play-shapes";
import { commonQuery, dateText, idx, listQueryShape, pageOf, unmaskReason } from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";

export const fairnessMenu = "940900";
const permission = { menu: fairnessMenu, flag: "R" } as const;

/** Keys of a code group with commas between them. */
const keys = z
  .string()
  .regex(/^[A-Za-z0-9]{1,10}(,[A-Za-z0-9]{1,10}){0,29}$/, wants("like", "10,20"))
  .transform((text) => text.split(","));
const wholeNumber = z
  .string()
  .regex(/^\d{1,2}$/, wants("range", "0–99"))
  .transform(Number);

export const fairnessPeriods = ["M", "Q", "Y"] as const;
export const primeDays = ["WEEKEND", "WEEKDAY", "ALL"] as const;
export type PrimeDay = (typeof primeDays)[number];

/** Filter: a span by its kind and a day in it, member types, and which tee times count as prime. */
const asked = {
  period: z.enum(fairnessPeriods).default("M"),
  date: dateText.optional(),
  memberTypes: keys.optional(),
  primeDay: z.enum(primeDays).default("WEEKEND"),
  primePeriods: keys.default(["1"]),
  /** From so many cancellations on somebody cancels repeatedly. */
  cancels: wholeNumber.pipe(z.int().min(2).max(50)).default(3),
};
const query = z.strictObject({ ...commonQuery, ...asked });
const pageQuery = { ...commonQuery, ...asked, page: listQueryShape.page, size: listQueryShape.size };

const decile = z.object({
  /** 1 are the members with the most rounds. */
  decile: z.int(),
  members: z.int(),
  rounds: z.int(),
  primeRounds: z.int(),
  /** Of all rounds, and of all prime ones, from 0 to 1; null when there are none. */
  roundShare: z.number().nullable(),
  primeShare: z.number().nullable(),
});

/** How near to the first choice the granted times lie; `minutes` on average, of those on the requested day. */
const distance = z.object({
  asked: z.int(),
  granted: z.int(),
  inBand: z.int(),
  otherDay: z.int(),
  minutes: z.number().nullable(),
});

const figures = z.object({
  prime: z.object({
    members: z.int(),
    rounds: z.int(),
    primeRounds: z.int(),
    /** 0: everybody has as many prime rounds; 1: one member has all of them. Null without any. */
    gini: z.number().nullable(),
  }),
  bump: z.object({
    bookings: z.int(),
    moved: z.int(),
    cancelled: z.int(),
    /** Called off for the weather; not the club's choice, so not in the rate. */
    weather: z.int(),
    rate: z.number().nullable(),
  }),
  draw: distance,
  waiting: distance,
  /** Golfers who asked for a place in another member's party, and who was joined and stayed. */
  joins: z.object({
    asked: z.int(),
    granted: z.int(),
    /** Of those granted, the ones at prime times. */
    primeGranted: z.int(),
    members: z.int(),
    rate: z.number().nullable(),
  }),
  /** Last-minute offers to the member types, who was notified of them, and who took them. */
  lastMinute: z.object({
    offered: z.int(),
    /** Members who were notified. */
    notified: z.int(),
    taken: z.int(),
    /** Of those taken, the ones at prime times. */
    primeTaken: z.int(),
    /** Members who took one. */
    members: z.int(),
    rate: z.number().nullable(),
  }),
  cancellers: z.object({ members: z.int() }),
  opening: z.object({
    /** Play dates of the span that have opened for somebody. */
    dates: z.int(),
    slots: z.int(),
    booked: z.int(),
    inOne: z.int(),
    inFive: z.int(),
    inFifteen: z.int(),
    /** Of the opening queue, as far as its tickets are kept: null without any. */
    queue: z.object({ tickets: z.int(), served: z.int() }).nullable(),
  }),
});
export type FairnessFigures = z.infer<typeof figures>;
export type FairnessDecile = z.infer<typeof decile>;

const choice = z.object({ key: codeKey, name: z.string() });
const span = { from: dateText, to: dateText };

const fairness = z.object({
  ...span,
  compared: z.object(span),
  choices: z.object({ memberTypes: z.array(choice), periods: z.array(choice) }),
  figures,
  before: figures,
  deciles: z.array(decile),
});

const figureRow = z.object({
  figure: z.string(),
  value: z.number().nullable(),
  before: z.number().nullable(),
});

const canceller = z.object({
  memberIdx: idx,
  memberName: z.string(),
  memberType: codeKey,
  memberTypeName: z.string(),
  cancels: z.int(),
  late: z.int(),
  noShows: z.int(),
});
export type Canceller = z.infer<typeof canceller>;

export const fairnessRoutes = [
  defineRoute("GET /ops/fairness", {
    summary:
      "Who gets the times that everybody wants, and how often the club changes a booking; nobody is named.",
    auth: "admin",
    permission,
    query,
    output: fairness,
  }),
  defineRoute("GET /ops/fairness/figures", {
    summary: "The committee's figures of a span beside those of the span before.",
    auth: "admin",
    permission,
    query: z.strictObject(pageQuery),
    output: pageOf(figureRow),
    xlsx: "fairness-figure",
  }),
  defineRoute("GET /ops/fairness/deciles", {
    summary: "Rounds and prime rounds by tenths of the members, those with the most rounds first.",
    auth: "admin",
    permission,
    query: z.strictObject(pageQuery),
    output: pageOf(decile),
    xlsx: "fairness-decile",
  }),
  defineRoute("GET /ops/fairness/cancellers", {
    summary: "Members who cancelled repeatedly, the most first; names are masked without a reason.",
    auth: "admin",
    permission,
    query: z.strictObject({ ...pageQuery, ...unmaskReason }),
    output: pageOf(canceller),
    persons: true,
    xlsx: "fairness-canceller",
  }),
] as const;
