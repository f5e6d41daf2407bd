import { z } from "zod";
import { bookingState } from "../code-values/bookings";
import { codeOf } from "../code-values/code-shape";
import { feeItem } from "../code-values/tee-sheets";
import { commonQuery, dateText, idx, listQueryShape, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { money, segment, teeTimeText } from "./play-shapes";

/** domain.md 6 `Visit.state`: a player's round at the front desk. */
export const visitState = z.enum(["READY", "CHECKED_IN", "PLAYING", "SETTLED", "NO_SHOW"]);
export type VisitState = z.infer<typeof visitState>;

/** domain.md 6 `Visit.charges`; `name` in the reader's language. */
export const charge = z.object({
  feeCode: codeOf(feeItem),
  name: z.string(),
  qty: z.number(),
  unit: money,
  amount: money,
});

/** domain.md Y17. */
export const visitItem = z.object({
  visitIdx: idx,
  bookingIdx: idx,
  playDate: dateText,
  teeTime: teeTimeText,
  courseName: z.string(),
  checkInAt: timestamp.nullable(),
  lockerNo: z.string().nullable(),
  cartNo: z.string().nullable(),
  caddieName: z.string().nullable(),
  holesPlayed: z.int(),
  charges: z.array(charge),
  discount: money,
  total: money,
  paid: money,
  state: visitState,
});

/** Today's round: the token is shown as a QR code at the desk; there on the play date only (domain.md 7.12). */
export const todayVisit = z.object({
  visitIdx: idx,
  bookingIdx: idx,
  teeTime: teeTimeText,
  state: visitState,
  checkInFrom: timestamp,
  checkInTo: timestamp,
  recommendedAt: timestamp.optional(),
  checkInToken: z.string().nullable(),
});

const params = z.strictObject({ id: segment });

export const visitRoutes = [
  defineRoute("GET /my-reservation/frontdesk/{id}", {
    summary: "Rounds at the front desk, and today's check-in token",
    auth: "member",
    params,
    query: z.strictObject({ ...listQueryShape, from: dateText.optional(), to: dateText.optional() }),
    output: z.object({
      today: todayVisit.nullable(),
      list: z.array(visitItem),
      total: z.int(),
      page: z.int(),
      size: z.int(),
    }),
  }),
  defineRoute("POST /my-reservation/frontdesk/{id}", {
    summary: "Checks oneself in, where the club allows it",
    auth: "member",
    params,
    query: z.strictObject(commonQuery),
    body: z.strictObject({ checkInToken: z.string().min(1).max(200) }),
    output: z.object({ visitIdx: idx, bookingIdx: idx, state: codeOf(bookingState), checkInAt: timestamp }),
  }),
] as const;
