import { z } from "zod";
import { codeKey, dateText, money, segment, teeTimeText } from "../bookings/play-shapes";
import { codeOf } from "../code-values/code-shape";
import { penaltyKind } from "../code-values/penalties";
import { feeItem } from "../code-values/tee-sheets";
import { clubCode, commonQuery } from "../common";
import { defineRoute } from "../define-route";
import { liveMenuCode } from "../page-menus";
import { feeConditions } from "../tee-sheets/fee-shapes";

/** Metres east and north in the plan of the nine. */
const place = z.tuple([z.number(), z.number()]).readonly();
/** Half axes in metres; the turn of the first one in degrees from east towards north. */
const patch = z.object({ at: place, axes: z.tuple([z.number(), z.number()]).readonly(), turn: z.number() });

/** How a hole lies in the land: what its map is drawn from. */
const holeLayout = z.object({
  /** From the black tee over the bends to the middle of the green. */
  line: z.array(place).readonly(),
  /** Metres along the line, and half the width at even steps between them. */
  fairway: z.object({ from: z.number(), to: z.number(), halfWidths: z.array(z.number()).readonly() }),
  green: patch,
  /** Where a ball on the green rolls to, in degrees from east towards north. */
  fall: z.number(),
  bunkers: z.array(patch).readonly(),
  water: z.array(patch).readonly(),
  hills: z.array(patch).readonly(),
  /** 0 none, 1 a forest. */
  trees: z.number(),
  /** Metres against the tee, at even steps from the tee to the green. */
  heights: z.array(z.number()).readonly(),
});

const course = z.object({
  courseCode: codeKey,
  /** `Mir`; `fullName` is `Mir Course`. */
  courseName: z.string(),
  fullName: z.string(),
  nextCourse: codeKey,
  par: z.int(),
  lengthM: z.int(),
  color: z.string(),
  mapImage: z.string(),
  holes: z.array(
    z.object({
      holeNo: z.int(),
      par: z.int(),
      hdcp: z.int(),
      /** Metres from each tee. */
      distances: z.object({ black: z.int(), blue: z.int(), white: z.int(), red: z.int() }),
      tip: z.string(),
      image: z.string(),
      /** Null until the club has surveyed the hole. */
      layout: holeLayout.nullable(),
    }),
  ),
});
export type Course = z.infer<typeof course>;

const prices = {
  /** Per person, 18 holes. */
  greenFees: z.array(
    z.object({
      memberType: codeKey,
      memberTypeName: z.string(),
      period: codeKey,
      periodName: z.string(),
      weekday: money,
      weekend: money,
    }),
  ),
  /** Prices that go before the table, such as a season's or a chosen weekday's; null holds for all. */
  special: z.array(
    z.object({
      ...feeConditions,
      memberTypeName: z.string().nullable(),
      periodName: z.string().nullable(),
      amount: money,
      note: z.string(),
    }),
  ),
  serviceFees: z.array(
    z.object({
      feeCode: codeOf(feeItem),
      name: z.string(),
      unit: z.enum(["PERSON", "TEAM"]),
      nineHoles: money,
      fullRound: money,
    }),
  ),
};
const feeTable = z.object({
  currency: z.string(),
  ...prices,
  /** Fees that will count from a later day on; null where no change is known. */
  next: z.object({ fromDate: dateText, ...prices }).nullable(),
});
export type FeeTableAnswer = z.infer<typeof feeTable>;

/** Policy values of cancellation and its fine (domain.md 7.7); `cancel-stage.ts` computes the stages. */
const cancelRules = z.object({
  freeDays: z.object({ WEEKDAY: z.int(), WEEKEND: z.int() }),
  /** Less than so many minutes before tee-off is a no-show. */
  noShowMinutes: z.int(),
  /** `HH:mm`; from then on an hour counts as the next day. */
  dayBoundary: teeTimeText,
  /** Percent of the green fees, days without booking, points. */
  stages: z.array(
    z.object({
      stage: z.enum(["L1", "L2", "L3", "L4"]),
      penaltyCode: codeOf(penaltyKind),
      name: z.string(),
      percent: z.int(),
      days: z.int(),
      points: z.int(),
    }),
  ),
  /** Fines are rounded to a multiple of it. */
  fineUnit: money,
});
export type CancelRules = z.infer<typeof cancelRules>;

/** How many slots of a day are kept for what; the parts add up to `total` (product.md 8). */
const slotsLedger = z.object({
  date: dateText,
  isOpen: z.boolean(),
  total: z.int(),
  booked: z.int(),
  open: z.int(),
  membersOnly: z.int(),
  draw: z.int(),
  team: z.int(),
  blocked: z.int(),
});
export type SlotsLedger = z.infer<typeof slotsLedger>;

export const coursePageRoutes = [
  defineRoute("GET /ext/courses", {
    summary: "The courses and their holes.",
    auth: "anonymous",
    menu: "040000",
    query: z.strictObject(commonQuery),
    output: z.array(course),
    tags: ["courses"],
  }),
  defineRoute("GET /ext/fees", {
    summary: "The fee table.",
    auth: "anonymous",
    menu: "030200",
    query: z.strictObject(commonQuery),
    output: feeTable,
    tags: ["fees"],
  }),
  defineRoute("GET /ext/cancel-rules", {
    summary: "Until when cancelling is free, and what each later stage costs.",
    auth: "anonymous",
    menu: "030300",
    query: z.strictObject(commonQuery),
    output: cancelRules,
    tags: ["fees", "codes"],
  }),
  defineRoute("GET /ext/slots-ledger/{club}/{date}", {
    summary: "How many slots of a day are open, booked, or kept for a draw, teams, members or the club.",
    auth: "anonymous",
    menu: liveMenuCode,
    params: z.strictObject({ club: clubCode, date: segment }),
    query: z.strictObject(commonQuery),
    output: slotsLedger,
  }),
] as const;
