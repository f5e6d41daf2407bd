import { z } from "zod";
import { clubQuery, dateText, idParams, idx, listQueryShape, pageOf, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";
import { codeKey, money, teeTimeText } from "./play-shapes";

export const lastMinuteMenu = "941600";

const distinct = (list: readonly string[]) => new Set(list).size === list.length;

/** A rule of last-minute offers; a course, part or kind of day of null is any. */
export const lastMinuteRuleBody = z.strictObject({
  courseCode: codeKey.nullable(),
  period: codeKey.nullable(),
  dayType: z.enum(["WEEKDAY", "WEEKEND"]).nullable(),
  memberTypes: z.array(codeKey).min(1).max(50).refine(distinct, wants("twice")),
  percent: z.int().min(1).max(90),
  hoursBefore: z.int().min(1).max(168),
  isOn: z.boolean(),
});
export type LastMinuteRuleInput = z.output<typeof lastMinuteRuleBody>;

const rule = z.object({
  ...lastMinuteRuleBody.shape,
  ruleIdx: idx,
  version: z.int(),
  /** Within what the policy allows; a rule that is not offers nothing. */
  isWithin: z.boolean(),
});
export type LastMinuteRule = z.output<typeof rule>;

export const lastMinuteState = z.enum(["LIVE", "TAKEN", "ENDED"]);
const policy = z.object({
  isOn: z.boolean(),
  maxPercent: z.int(),
  maxHours: z.int(),
  offersPerDay: z.int(),
  noticesPerWeek: z.int(),
});

const officeOffer = z.object({
  offerIdx: idx,
  madeAt: timestamp,
  playDate: dateText,
  teeTime: teeTimeText,
  courseName: z.string(),
  percent: z.int(),
  ruleIdx: idx,
  ruleVersion: z.int(),
  notified: z.int(),
  state: lastMinuteState,
  endedAt: timestamp.nullable(),
  endedBy: z.enum(["TIME", "RULE", "SLOT"]).nullable(),
  bookingIdx: idx.nullable(),
  rsvNo: z.string().nullable(),
});
export type OfficeLastMinuteOffer = z.output<typeof officeOffer>;

export const lastMinuteRoutes = [
  defineRoute("GET /ext/last-minute", {
    summary: "The tee times that are offered to the caller last-minute, and whether the caller is notified.",
    auth: "member",
    query: clubQuery,
    output: z.object({
      isOn: z.boolean(),
      isNotified: z.boolean(),
      /** Whether the caller has agreed to advertising on devices, without which nobody is notified. */
      hasConsent: z.boolean(),
      /** Until when the caller may not book. */
      suspendedUntil: timestamp.nullable(),
      offers: z.array(
        z.object({
          sheetIdx: idx,
          playDate: dateText,
          teeTime: teeTimeText,
          courseName: z.string(),
          percent: z.int(),
          greenFee: money,
          usualFee: money,
        }),
      ),
    }),
  }),
  defineRoute("PUT /ext/last-minute", {
    summary:
      "Switches the caller's notices of last-minute offers on or off; the other notices stay as they are.",
    auth: "member",
    query: clubQuery,
    body: z.strictObject({ isNotified: z.boolean() }),
    output: z.object({ isNotified: z.boolean() }),
  }),
  defineRoute("GET /ops/last-minute-rules", {
    summary: "The rules by which tee times are offered last-minute, and what the policies allow.",
    permission: { menu: lastMinuteMenu, flag: "R" },
    query: clubQuery,
    output: z.object({ policy, rules: z.array(rule) }),
  }),
  defineRoute("POST /ops/last-minute-rules", {
    summary: "A new rule; what it offers now is offered at once. 5009 and 5010 above what the policy allows.",
    permission: { menu: lastMinuteMenu, flag: "C" },
    query: clubQuery,
    body: lastMinuteRuleBody,
    output: rule,
  }),
  defineRoute("PUT /ops/last-minute-rules/{id}", {
    summary:
      "Changes a rule or switches it off; what it offers and nobody holds ends at once. 2002 for another version.",
    permission: { menu: lastMinuteMenu, flag: "U" },
    params: idParams,
    query: clubQuery,
    body: lastMinuteRuleBody.extend({ version: z.int() }),
    output: rule,
  }),
  defineRoute("GET /ops/last-minute-offers", {
    summary: "What was offered by which version of which rule, and what became of it, the newest first.",
    permission: { menu: lastMinuteMenu, flag: "R" },
    query: z.strictObject({ ...listQueryShape, state: lastMinuteState.optional() }),
    output: pageOf(officeOffer),
    xlsx: "lastMinute",
  }),
] as const;
