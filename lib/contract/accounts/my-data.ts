import { z } from "zod";
import { clubQuery, dateText, idx, listQueryShape, pageOf, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { consentWay, marketingChannel } from "./agreement-shapes";
import { marketingChoice, memberInfo } from "./members";

/** A signed-in browser of the caller (checklist S-15). */
const ownSession = z.object({
  sessionIdx: idx,
  isCurrent: z.boolean(),
  userAgent: z.string().nullable(),
  address: z.string().nullable(),
  createdAt: timestamp,
  lastSeenAt: timestamp,
});

/** Who did what with the caller's data (checklist P-07); admins are masked. */
const dataUse = z.object({
  at: timestamp,
  action: z.enum(["CREATE", "UPDATE", "DELETE", "VIEW", "EXPORT"]),
  entity: z.string(),
  by: z.enum(["MEMBER", "DELEGATE", "ADMIN", "SYSTEM"]),
  actor: z.string(),
  reason: z.string().nullable(),
});

/** A version of the terms, as far as a list of consents names it. */
const namedVersion = z.object({ termsIdx: idx, version: z.string(), effectiveDate: dateText });

/** One item of consent with all that the caller ever said to it, the newest first (checklist P-01). */
const ownConsent = z.object({
  termType: z.string(),
  termTypeName: z.string(),
  isRequired: z.boolean(),
  current: namedVersion.extend({ title: z.string() }),
  upcoming: namedVersion.nullable(),
  /** Whether the latest word on the version in force is yes; null when nothing was said to it. */
  agreed: z.boolean().nullable(),
  said: z.array(
    z.object({
      termsIdx: idx,
      version: z.string(),
      agreed: z.boolean(),
      channels: z.array(marketingChannel).nullable(),
      agreedAt: timestamp,
      way: consentWay,
    }),
  ),
});

const rows = z.array(z.record(z.string(), z.unknown()));

/** All that the club holds about one member (checklist P-07). */
export const ownDataExport = z.object({
  exportedAt: timestamp,
  member: memberInfo,
  agreements: rows,
  bookings: rows,
  waitings: rows,
  draws: rows,
  teams: rows,
  coupons: rows,
  penalties: rows,
  visits: rows,
  inquiries: rows,
  dataRequests: rows,
  calendarAddresses: rows,
  pushDevices: rows,
  pushChoices: rows,
  delegations: rows,
  delegateActs: rows,
  joinChoices: rows,
  joinRequests: rows,
  joinAsks: rows,
  joinFlights: rows,
  joinExclusions: rows,
  openParties: rows,
  lastMinuteNotices: rows,
});

/** Whether the end of free cancelling is told: of all rounds, of none, or (null) of those that the caller booked. */
const reminders = z.strictObject({ deadlines: z.boolean().nullable() });

export const myDataRoutes = [
  defineRoute("GET /ext/sessions", {
    summary: "Where the caller is signed in.",
    auth: "signed-in",
    query: clubQuery,
    output: z.object({ list: z.array(ownSession) }),
  }),
  defineRoute("DELETE /ext/sessions", {
    summary: "Ends named sessions of the caller; without names all others.",
    auth: "signed-in",
    query: clubQuery,
    body: z.strictObject({ idxs: z.array(idx).min(1).max(100).optional() }).default({}),
    output: z.object({ ended: z.int() }),
  }),
  defineRoute("GET /ext/data-use", {
    summary: "Who viewed or changed the caller's data, the newest first.",
    auth: "member",
    query: z.strictObject({ ...listQueryShape }),
    output: pageOf(dataUse),
  }),
  defineRoute("GET /ext/data-export", {
    summary: "All that the club holds about the caller (checklist P-07).",
    auth: "member",
    query: clubQuery,
    output: ownDataExport,
  }),
  defineRoute("GET /ext/consents", {
    summary: "What the caller agreed to: every item of consent in force, with the words on each version.",
    auth: "member",
    query: clubQuery,
    output: z.object({ list: z.array(ownConsent) }),
  }),
  defineRoute("GET /ext/reminders", {
    summary:
      "Of which rounds the caller is told of deadlines: free cancelling (domain.md 11.10), confirming a draw win.",
    auth: "member",
    query: clubQuery,
    output: reminders,
  }),
  defineRoute("PUT /ext/reminders", {
    summary: "Sets of which rounds the caller is told of deadlines.",
    auth: "member",
    query: clubQuery,
    body: reminders,
    output: reminders,
  }),
  defineRoute("PUT /ext/marketing", {
    summary:
      "By which ways the caller wants advertising, at once; false everywhere ends it (checklist P-02).",
    auth: "member",
    query: clubQuery,
    body: marketingChoice,
    output: z.object({ marketing: marketingChoice, changedAt: timestamp }),
  }),
] as const;
