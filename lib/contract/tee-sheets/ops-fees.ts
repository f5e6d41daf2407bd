import { z } from "zod";
import { caddieMode, codeKey, holeCode, money, teeTimeText } from "../bookings/play-shapes";
import { codeOf } from "../code-values/code-shape";
import { dayCode, feeItem, weekdayCode } from "../code-values/tee-sheets";
import { clubQuery, commonQuery, dateText, deletedOutput, idParams, idx, idxText, pageOf } from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";
import { feeConditions, feeContent, feeRule, serviceFee } from "./fee-shapes";
import { expectedStranded, ruleEffect } from "./rule-effects";

/** Fees. */
export const feesMenu = "941200";

const months = z.array(z.int());
const note = z.string().trim().max(200);

const version = z.object({
  /** In the order in which they were made. */
  versionIdx: idx,
  fromDate: dateText,
  note: z.string(),
  /** NOW counts today, COMING will, OVER has been followed by another one. */
  state: z.enum(["NOW", "COMING", "OVER"]),
  /** Counts the saves: a save over another one is refused with 2002. */
  version: z.int(),
  rules: z.array(feeRule),
  serviceFees: z.array(serviceFee),
});
export type FeeVersionRow = z.output<typeof version>;

/** Combinations that can be booked: each needs a price. */
const space = z.object({
  memberTypes: z.array(codeKey),
  parts: z.array(z.object({ period: codeKey, months })),
  holeCodes: z.array(holeCode),
  partySizes: z.array(z.int()),
  closings: z.array(z.object({ weekCode: codeOf(weekdayCode), monthFrom: z.int(), monthTo: z.int() })),
});
export type FeeSpaceRow = z.output<typeof space>;

const gap = z.object({
  memberType: codeKey,
  period: codeKey,
  /** 1 Sunday to 7 Saturday, 8 a public holiday from Monday to Friday. */
  days: z.array(codeOf(dayCode)).readonly(),
  months: months.readonly(),
  holeCodes: z.array(holeCode).readonly(),
  partySizes: z.array(z.int()).readonly(),
});

const versionBody = { fromDate: dateText, note: note.default(""), ...feeContent };
const saved = z.object({ versionIdx: idx, version: z.int() });
const expects = expectedStranded;

const quoteBody = z
  .strictObject({
    date: dateText,
    /** The part follows from the sheet's time where one is given. */
    teeTime: teeTimeText.optional(),
    period: codeKey.optional(),
    holeCode,
    /** The types that the players pay as, the booker first. */
    memberTypes: z.array(codeKey).min(1).max(5),
    caddieMode,
    hasCart: z.boolean().default(true),
    /** Fees that are not saved; without them those that count on the date. */
    content: z.strictObject(feeContent).optional(),
  })
  .refine(({ teeTime, period }) => teeTime !== undefined || period !== undefined, {
    path: ["period"],
    error: wants("required"),
  });

const quoteLine = z.object({
  feeCode: codeOf(feeItem),
  unit: z.enum(["TEAM", "PERSON"]),
  /** Of a green fee: whose seat; null for the team. */
  seat: z.int().nullable(),
  memberType: codeKey.nullable(),
  amount: money,
  /** The rule that a green fee comes from, by its place in the version. */
  ruleNo: z.int().nullable(),
  rule: feeRule.nullable(),
});

const quoteAnswer = z.object({
  /** From when the fees count that were used; null for unsaved ones. */
  fromDate: dateText.nullable(),
  period: codeKey,
  dayType: z.enum(["WEEKDAY", "WEEKEND"]),
  lines: z.array(quoteLine),
  total: money,
  perPlayer: z.array(money),
  /** Seats that no rule prices: then there is no total (0). */
  unpriced: z.array(z.object({ seat: z.int(), memberType: codeKey })),
  /** The party's price at the tee times that are offered to the booker's type last-minute, by discount. */
  offers: z.array(z.object({ percent: z.int(), teeTimes: z.int(), total: money })),
});
export type FeeQuote = z.output<typeof quoteAnswer>;

const difference = z.object({
  ...feeConditions,
  /** Of a fee beside the green fee. */
  feeCode: codeOf(feeItem).nullable(),
  field: z.enum(["amount", "nineHoles", "fullRound", "unit"]),
  before: z.union([money, z.string()]).nullable(),
  after: z.union([money, z.string()]).nullable(),
});

const sheetRow = z.object({
  feeCode: codeOf(feeItem),
  feeName: z.string().nullable(),
  unit: z.string(),
  memberType: codeKey.nullable(),
  memberTypeName: z.string().nullable(),
  /** WEEKDAY, WEEKEND, or chosen days such as MON,TUE; empty is every day. */
  days: z.string(),
  monthFrom: z.int().nullable(),
  monthTo: z.int().nullable(),
  period: codeKey.nullable(),
  holeCode: holeCode.nullable(),
  partySize: z.int().nullable(),
  amount: money,
  nineHoles: money.nullable(),
  note: z.string(),
});
export type FeeSheetRow = z.output<typeof sheetRow>;

const importFault = z.object({
  /** As the sheet counts, the headings are row 1. */
  row: z.int(),
  column: z.string(),
  reason: z.enum(["required", "format", "unknown", "twice", "columns"]),
});
export type FeeImportFault = z.output<typeof importFault>;

const read = { menu: feesMenu, flag: "R" } as const;
const tags = ["fees"] as const;

export const opsFeeRoutes = [
  defineRoute("GET /ops/fees", {
    summary: "The versions of the fees, in the order in which they were made, and what needs a price.",
    permission: read,
    query: clubQuery,
    output: z.object({ today: dateText, versions: z.array(version), space }),
  }),
  defineRoute("POST /ops/fees", {
    summary: "Makes fees that count for play dates from a day on; what is booked keeps its price.",
    permission: { menu: feesMenu, flag: "C" },
    query: clubQuery,
    body: z.strictObject({ ...versionBody, expects }),
    output: saved,
    tags,
  }),
  defineRoute("PUT /ops/fees/{id}", {
    summary: "Changes fees that have not begun.",
    permission: { menu: feesMenu, flag: "U" },
    params: idParams,
    query: clubQuery,
    body: z.strictObject({ ...versionBody, version: z.int(), expects }),
    output: saved,
    tags,
  }),
  defineRoute("DELETE /ops/fees/{id}", {
    summary: "Removes fees that have not begun; those before them go on counting.",
    permission: { menu: feesMenu, flag: "X" },
    params: idParams,
    query: clubQuery,
    body: z.strictObject({ version: z.int() }),
    output: deletedOutput,
    tags,
  }),
  defineRoute("POST /ops/fees/{id}/copy", {
    summary: "Makes a copy of fees that counts from a day on.",
    permission: { menu: feesMenu, flag: "C" },
    params: idParams,
    query: clubQuery,
    body: z.strictObject({ fromDate: dateText }),
    output: saved,
    tags,
  }),
  defineRoute("POST /ops/fees/check", {
    summary:
      "Bookings that these fees have no price for, and prices that fit one party with equal right; saves nothing.",
    permission: read,
    query: clubQuery,
    body: z.strictObject(feeContent),
    output: z.object({
      gaps: z.array(gap),
      overlaps: z.array(z.object({ first: z.int(), second: z.int() })),
    }),
  }),
  defineRoute("POST /ops/fees/effect", {
    summary: "How many open bookings would cost something else by now and keep their price; saves nothing.",
    permission: read,
    query: clubQuery,
    body: z.strictObject({ ...versionBody, versionIdx: idx.nullable() }),
    output: ruleEffect,
  }),
  defineRoute("POST /ops/fees/quote", {
    summary:
      "What a party would pay on a date, line by line with the rules that were used, without a coupon.",
    permission: read,
    query: clubQuery,
    body: quoteBody,
    output: quoteAnswer,
  }),
  defineRoute("GET /ops/fees/difference", {
    summary: "What differs between two versions.",
    permission: read,
    query: z.strictObject({ ...commonQuery, from: idxText, to: idxText }),
    output: z.object({ rows: z.array(difference) }),
  }),
  defineRoute("GET /ops/fees/{id}/rows", {
    summary: "A version as rows; the export of it is what the import takes.",
    permission: read,
    params: idParams,
    query: z.strictObject({ ...commonQuery, page: idxText.default(1), size: idxText.default(100) }),
    output: pageOf(sheetRow),
    xlsx: "fee",
  }),
  defineRoute("POST /ops/fees/import", {
    summary: "Reads fees from a sheet like the exported one and names every faulty row; saves nothing.",
    permission: read,
    query: clubQuery,
    upload: { parts: ["files"] },
    output: z.object({
      rows: z.int(),
      faults: z.array(importFault),
      rules: z.array(feeRule),
      serviceFees: z.array(serviceFee),
    }),
  }),
] as const;
