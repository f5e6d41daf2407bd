import { z } from "zod";
import { codeKey, money, segment } from "../bookings/play-shapes";
import { codeOf } from "../code-values/code-shape";
import { penaltyKind, penaltyState } from "../code-values/penalties";
import {
  commonQuery,
  dateText,
  idParams,
  idx,
  idxText,
  listQueryShape,
  pageOf,
  timestamp,
  unmaskReason,
} from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";

export const opsMenu = "940200";
const penaltyStateShape = codeOf(penaltyState);
const penaltyKindShape = codeOf(penaltyKind);
/** A penalty code of an order: any key on the wire, since the domain refuses an unknown one by the field's name alone. */
export const orderedPenaltyKind = codeKey as unknown as typeof penaltyKindShape;

/** domain.md M13: a suspension that holds or is in line. */
const activePenalty = z.object({
  penaltyIdx: idx,
  penaltyCode: penaltyKindShape,
  penaltyName: z.string(),
  suspendFrom: timestamp,
  suspendTo: timestamp,
  daysLeft: z.int(),
  fineAmount: money,
  paidAmount: money,
  point: z.int(),
  /** Ends as soon as its fine is paid. */
  releasable: z.boolean(),
});
export type ActivePenalty = z.infer<typeof activePenalty>;

/** domain.md Y16. */
const penaltyRecord = z.object({
  penaltyIdx: idx,
  bookingIdx: idx.nullable(),
  playDate: dateText.nullable(),
  penaltyCode: penaltyKindShape,
  penaltyName: z.string(),
  point: z.int(),
  finePercent: z.int(),
  fineAmount: money,
  paidAmount: money,
  suspendFrom: timestamp,
  suspendTo: timestamp,
  state: penaltyStateShape,
  stateName: z.string(),
});
export type PenaltyRecord = z.infer<typeof penaltyRecord>;

export const penaltyAdminRow = penaltyRecord.extend({
  memberIdx: idx,
  memberId: z.string(),
  memberName: z.string(),
  reason: z.string(),
  memo: z.string(),
  releaseReason: z.string().nullable(),
  paidAt: timestamp.nullable(),
  createdAt: timestamp,
  version: z.int(),
});
export type PenaltyAdminRow = z.infer<typeof penaltyAdminRow>;

const memo = z.string().trim().max(200).optional();

/** How long a suspension and how many points at most: ten years and twice the last threshold are beyond any table. */
export const penaltyLimits = { days: 3650, points: 20 } as const;

/** A penalty by staff. With a booking its green fees are what a fine is a percentage of. */
export const penaltyOrderBody = z.strictObject({
  memberIdx: idx,
  penaltyCode: orderedPenaltyKind,
  bookingIdx: idx.nullable().default(null),
  /** Other than what the code says; left out, what it says. */
  days: z.int().min(0).max(penaltyLimits.days).optional(),
  points: z.int().min(0).max(penaltyLimits.points).optional(),
  reason: z.string().trim().min(1).max(200),
});

export const penaltyEventBody = z.discriminatedUnion("event", [
  z.strictObject({
    event: z.literal("PAY"),
    amount: money.refine((amount) => Number(amount) > 0, wants("more_than", "0")),
    version: z.int().optional(),
  }),
  z.strictObject({
    event: z.literal("WAIVE"),
    /** RELEASE entry of `reasonCodes`. */
    reasonCode: codeKey,
    memo,
    version: z.int().optional(),
  }),
]);
export type PenaltyEvent = z.infer<typeof penaltyEventBody>;

const changed = z.object({ penaltyIdx: idx, state: penaltyStateShape });

export const penaltyRoutes = [
  defineRoute("GET /info/{id}/penalties", {
    summary: "The suspensions of a member that hold now; asked before reserving.",
    auth: "member",
    params: z.strictObject({ id: segment }),
    query: z.strictObject(commonQuery),
    output: z.array(activePenalty),
  }),
  defineRoute("GET /my-reservation/penalty/{id}", {
    summary: "All penalties of a member, newest first, with the points of the last year.",
    auth: "member",
    params: z.strictObject({ id: segment }),
    query: z.strictObject(listQueryShape),
    output: pageOf(penaltyRecord).extend({
      points: z.int(),
      pointsMax: z.int(),
      nextThreshold: z.int(),
    }),
  }),
  defineRoute("GET /ops/penalties", {
    summary: "Penalties of the club with their members, newest first; names are masked without a reason.",
    permission: { menu: opsMenu, flag: "R" },
    query: z.strictObject({
      ...listQueryShape,
      ...unmaskReason,
      memberIdx: idxText.optional(),
      state: penaltyStateShape.optional(),
      penaltyCode: penaltyKindShape.optional(),
    }),
    output: pageOf(penaltyAdminRow),
    persons: true,
    xlsx: "penalty",
  }),
  defineRoute("POST /ops/penalties", {
    summary: "Imposes a penalty by staff, such as name lending or unruly play.",
    permission: { menu: opsMenu, flag: "C" },
    query: z.strictObject(commonQuery),
    body: penaltyOrderBody,
    output: changed.extend({ suspendFrom: timestamp, suspendTo: timestamp }),
    idempotent: true,
  }),
  defineRoute("PUT /ops/penalties/{id}", {
    summary:
      "Records a payment of a fine, or waives a penalty, with the evidence for it as files (pdf, jpg, png).",
    permission: { menu: opsMenu, flag: "U" },
    params: idParams,
    query: z.strictObject(commonQuery),
    body: penaltyEventBody,
    upload: { parts: ["files"] },
    output: changed,
    idempotent: true,
  }),
] as const;
