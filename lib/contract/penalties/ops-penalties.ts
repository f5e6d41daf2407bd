import { z } from "zod";
import { money } from "../bookings/play-shapes";
import { commonQuery, fileSchema, idParams, idxText, timestamp, unmaskReason } from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";
import { opsMenu, orderedPenaltyKind, penaltyAdminRow, penaltyLimits } from "./penalties";

const wholeNumber = z
  .string()
  .regex(/^\d{1,4}$/, wants("range", "0–9,999"))
  .transform(Number);

/** One penalty with what was handed in for it, and how many waivers for evidence its member has had in a year. */
const penaltyDetail = penaltyAdminRow.extend({
  files: z.array(fileSchema),
  waivers: z.object({ used: z.int(), max: z.int() }),
});
export type PenaltyDetail = z.infer<typeof penaltyDetail>;

/** Preview of a penalty by staff, before it is imposed (domain.md 7.7). */
const penaltyPreview = z.object({
  finePercent: z.int(),
  fineAmount: money,
  days: z.int(),
  point: z.int(),
  suspendFrom: timestamp,
  suspendTo: timestamp,
  /** The end of the suspension that holds already: the new one stands in line behind it. */
  suspendedUntil: timestamp.nullable(),
  /** Points of the last year with this penalty, and to when they alone suspend; null below every threshold. */
  pointsAfter: z.int(),
  pointsUntil: timestamp.nullable(),
  /** Usable coupons that it suspends. */
  coupons: z.int(),
});
export type PenaltyForecast = z.infer<typeof penaltyPreview>;

export const opsPenaltyRoutes = [
  defineRoute("GET /ops/penalties/preview", {
    summary: "What a penalty by staff would be: its days, fine and points, and the coupons that it suspends.",
    permission: { menu: opsMenu, flag: "C" },
    query: z.strictObject({
      ...commonQuery,
      memberIdx: idxText,
      penaltyCode: orderedPenaltyKind,
      bookingIdx: idxText.optional(),
      days: wholeNumber.pipe(z.int().max(penaltyLimits.days)).optional(),
      points: wholeNumber.pipe(z.int().max(penaltyLimits.points)).optional(),
    }),
    output: penaltyPreview,
  }),
  defineRoute("GET /ops/penalties/{id}", {
    summary:
      "One penalty with its evidence; the member is masked without a reason, and the view goes on record.",
    permission: { menu: opsMenu, flag: "R" },
    params: idParams,
    query: z.strictObject({ ...commonQuery, ...unmaskReason }),
    output: penaltyDetail,
  }),
] as const;
