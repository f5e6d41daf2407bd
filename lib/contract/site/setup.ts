import { z } from "zod";
import { clubQuery, idx, languageSchema, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";
import { memberImportRoutes } from "./member-imports";
import { lookedAtSteps, setupGaps, setupRecords, setupStepNames, setupTests } from "./setup-steps";

export const setupMenu = "919000";
const read = { permission: { menu: setupMenu, flag: "R" }, onlySSAdmin: true } as const;
const write = { permission: { menu: setupMenu, flag: "U" }, onlySSAdmin: true } as const;

const seen = z.object({ by: z.string(), at: timestamp });

/** One thing that is missing; `of` names what it is missing in: languages, courses, holes, days, member types, titles. */
const setupGap = z.object({ gap: z.enum(setupGaps), of: z.array(z.string()) });
export type SetupGap = z.output<typeof setupGap>;

const setupStep = z.object({
  step: z.enum(setupStepNames),
  isDone: z.boolean(),
  missing: z.array(setupGap),
  /** Who said last that the step is as the club wants it; null of a step that is not asked for that. */
  seen: seen.nullable(),
  /** Of the mark, to be sent with the next one; 0 when there is none. */
  version: z.int(),
});
export type SetupStep = z.output<typeof setupStep>;

const setupDraft = z.object({
  termsIdx: idx,
  title: z.string(),
  version: z.string(),
  revision: z.int(),
  /** Words of the club that its text waits for, such as `ceoName`. */
  needs: z.array(z.string()),
});

export const setupOverview = z.object({
  openedAt: timestamp.nullable(),
  openedBy: z.string().nullable(),
  /** Empty once the club is open. */
  steps: z.array(setupStep),
  drafts: z.array(setupDraft),
  tests: z.object({ email: seen.nullable(), sms: seen.nullable(), identity: seen.nullable() }),
  /** Records that the club has none of; `languages` are those that words lack, empty where there is no record at all. */
  missingRecords: z.array(z.object({ record: z.enum(setupRecords), languages: z.array(languageSchema) })),
  counts: z.object({ admins: z.int(), members: z.int(), slots: z.int(), courses: z.int() }),
});
export type SetupOverview = z.output<typeof setupOverview>;

const placeFields = {
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  /** IANA name. */
  zone: z.string().trim().min(1).max(60),
  country: z.string().regex(/^[A-Z]{2}$/, wants("like", "KR")),
  currency: z.string().regex(/^[A-Z]{3}$/, wants("like", "KRW")),
  symbol: z.string().trim().min(1).max(4),
  locale: z.string().regex(/^[a-z]{2,3}-[A-Z]{2}$/, wants("like", "ko-KR")),
  /** Decimal places of an amount. */
  decimals: z.int().min(0).max(4),
  /** A fee is a multiple of so much. */
  roundingUnit: z.int().min(1).max(100_000),
  /** 1 to 36, of the formats of domain.md 5.1. */
  dateFormat: z.int().min(1).max(36),
  languages: z.array(languageSchema).min(1).max(4),
  defaultLanguage: languageSchema,
};
const placeVersion = z.string().max(30);
export const setupPlace = z.object({ ...placeFields, version: placeVersion, isSaved: z.boolean() });
export type SetupPlace = z.output<typeof setupPlace>;
export const setupPlaceBody = z.strictObject({ ...placeFields, version: placeVersion.optional() });
export type SetupPlaceInput = z.output<typeof setupPlaceBody>;

export const setupRoutes = [
  defineRoute("GET /ops/setup", {
    summary: "What of the set-up is done and what is missing before the club can open, from the records.",
    ...read,
    query: clubQuery,
    output: setupOverview,
  }),
  defineRoute("PUT /ops/setup/steps/{step}", {
    summary: "Says that a step was looked at and is as the club wants it.",
    ...write,
    params: z.strictObject({ step: z.enum(lookedAtSteps) }),
    query: clubQuery,
    body: z.strictObject({ version: z.int().min(0) }),
    output: seen.extend({ step: z.enum(lookedAtSteps), version: z.int() }),
  }),
  defineRoute("GET /ops/setup/place", {
    summary: "Place, clock, money, formats and languages of the club in one.",
    ...read,
    query: clubQuery,
    output: setupPlace,
  }),
  defineRoute("PUT /ops/setup/place", {
    summary: "Writes them together: coordinates and C0080, C0090, C0130, C0140, C0190, C0200.",
    ...write,
    query: clubQuery,
    body: setupPlaceBody,
    output: z.object({ version: placeVersion }),
    tags: ["codes", "fees", "courses", "site-info", "weather", "messages"],
  }),
  defineRoute("POST /ops/setup/terms", {
    summary: "Fills the words of the club into a draft of terms and puts it in force from today.",
    ...write,
    query: clubQuery,
    body: z.strictObject({ termsIdx: idx, revision: z.int() }),
    output: z.object({ termsIdx: idx, revision: z.int() }),
    tags: ["terms"],
  }),
  defineRoute("POST /ops/setup/tests", {
    summary: "Sends a test message to the caller's own address, or asks the identity provider for a check.",
    ...write,
    query: clubQuery,
    body: z.strictObject({ test: z.enum(setupTests) }),
    output: seen.extend({ test: z.enum(setupTests), target: z.string() }),
  }),
  defineRoute("POST /ops/setup/preview", {
    summary: "Lets the caller's address see the site while it is stopped.",
    ...write,
    query: clubQuery,
    output: z.object({ address: z.string() }),
    tags: ["site-state"],
  }),
  defineRoute("POST /ops/setup/open", {
    summary: "Opens the club: the site in its normal state, and the tee sheets of the coming days.",
    ...write,
    query: clubQuery,
    output: z.object({ openedAt: timestamp, openedBy: z.string(), slots: z.int() }),
    tags: ["site-state", "site-info", "terms", "codes", "courses", "fees", "menus", "messages"],
  }),
  ...memberImportRoutes,
] as const;
