import { z } from "zod";
import { type EntryKind, entryKinds, placeKinds, wayKinds } from "../code-values/club-records";
import { idx, pageOf, textsByLanguage } from "../common";
import { clubPageMenuCode } from "../page-menus";
import { wants } from "../wants";
import { plainState } from "./board-entities";
import {
  adminPart,
  changeRoutes,
  clearedImage,
  createRoute,
  detailRoute,
  listRoute,
  listShape,
  order,
  removeRoutes,
  savedShape,
  scope,
  titleText,
  version,
} from "./board-shapes";

const calls = { menu: "911300", tags: ["club-entries"] as const };
const upload = { parts: ["image"] };

const hoursText = z.string().trim().max(80);
const bodyText = z.string().trim().max(600);
/** Digits with the signs that telephone numbers are written with. */
export const phoneText = z
  .string()
  .trim()
  .regex(/^\+?[\d\s().-]{3,30}$/, wants("phone"));
/** 1 to 12. */
export const month = z.int().min(1).max(12);

/** `1998`, `1998-10` or `1998-10-09`. */
export const happenedOn = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, wants("like", "1998, 1998-10, 1998-10-09"))
  .refine((text) => text.length < 10 || z.iso.date().safeParse(text).success, wants("date"));

const facilitySettings = {
  phone: phoneText.nullable().default(null),
  /** First and last month in which it is open; both null is all year. */
  fromMonth: month.nullable().default(null),
  toMonth: month.nullable().default(null),
};
const historySettings = { happenedOn: happenedOn.nullable().default(null) };
const waySettings = { wayKind: z.enum(wayKinds) };
const placeSettings = {
  /** Degrees from north, clockwise. */
  bearing: z.int().min(0).max(359),
  /** Kilometres as the crow flies. */
  km: z.number().min(0.1).max(2000),
  placeKind: z.enum(placeKinds),
};

/** The settings of each kind of entry; an entry has those of its own kind and of no other. */
export const entrySettings = {
  FACILITY: z.strictObject(facilitySettings),
  HISTORY: z.strictObject(historySettings),
  WAY: z.strictObject(waySettings),
  PLACE: z.strictObject(placeSettings),
} as const satisfies Record<EntryKind, z.ZodType>;

const facilityTexts = { title: titleText, hours: hoursText.default(""), text: bodyText.default("") };
const historyTexts = { title: z.string().trim().min(1).max(300) };
const wayTexts = { title: titleText, text: bodyText.default("") };
const placeTexts = { title: z.string().trim().min(1).max(60) };

/** Text fields of an entry as they are stored, whatever its kind. */
const entryTexts = z.strictObject({ title: z.string(), hours: z.string(), text: z.string() });
const common = { order: order.optional(), isVisible: z.boolean().default(true) };
const inLanguages = <T extends z.ZodRawShape>(texts: T) => ({
  i18n: textsByLanguage(z.strictObject(texts)).optional(),
});

/** One shape for each kind. */
export const entryCreateBody = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("FACILITY"),
    ...facilityTexts,
    ...facilitySettings,
    ...common,
    ...inLanguages(facilityTexts),
  }),
  z.strictObject({
    kind: z.literal("HISTORY"),
    ...historyTexts,
    ...historySettings,
    ...common,
    ...inLanguages(historyTexts),
  }),
  z.strictObject({
    kind: z.literal("WAY"),
    ...wayTexts,
    ...waySettings,
    ...common,
    ...inLanguages(wayTexts),
  }),
  z.strictObject({
    kind: z.literal("PLACE"),
    ...placeTexts,
    ...placeSettings,
    ...common,
    ...inLanguages(placeTexts),
  }),
]);

const changedTexts = z.strictObject({
  title: z.string().trim().min(1).max(300),
  hours: hoursText.default(""),
  text: bodyText.default(""),
});

/** The kind of an entry stays; settings of another kind are refused. */
export const entryUpdateBody = z.strictObject({
  entryIdx: idx,
  title: z.string().trim().min(1).max(300).optional(),
  hours: hoursText.optional(),
  text: bodyText.optional(),
  phone: phoneText.nullable().optional(),
  fromMonth: month.nullable().optional(),
  toMonth: month.nullable().optional(),
  happenedOn: happenedOn.nullable().optional(),
  wayKind: z.enum(wayKinds).optional(),
  bearing: placeSettings.bearing.optional(),
  km: placeSettings.km.optional(),
  placeKind: placeSettings.placeKind.optional(),
  order: order.optional(),
  isVisible: z.boolean().optional(),
  imageUrl: clearedImage,
  i18n: textsByLanguage(changedTexts.nullable()).optional(),
  version,
});

export const clubEntry = z.object({
  entryIdx: idx,
  kind: z.enum(entryKinds),
  title: z.string(),
  hours: z.string(),
  text: z.string(),
  phone: z.string().nullable(),
  fromMonth: z.int().nullable(),
  toMonth: z.int().nullable(),
  happenedOn: z.string().nullable(),
  wayKind: z.enum(wayKinds).nullable(),
  bearing: z.int().nullable(),
  km: z.number().nullable(),
  placeKind: z.enum(placeKinds).nullable(),
  imageUrl: z.string().nullable(),
  order: z.int(),
  isVisible: z.boolean(),
  language: z.string().optional(),
  admin: adminPart(entryTexts).optional(),
});
export type ClubEntry = z.infer<typeof clubEntry>;

export const clubEntryRoutes = [
  listRoute("/club-entry", {
    ...calls,
    summary: "Facilities, history, ways to the club and places around it, in their order.",
    page: clubPageMenuCode,
    query: z.strictObject({
      ...listShape(100),
      kind: z.enum(entryKinds).optional(),
      state: plainState.optional(),
      scope,
    }),
    output: pageOf(clubEntry),
    xlsx: "clubEntry",
  }),
  detailRoute("/club-entry", {
    ...calls,
    summary: "One of them, with scope=admin in all languages.",
    page: clubPageMenuCode,
    output: clubEntry,
  }),
  createRoute("/club-entry", {
    ...calls,
    summary: "Adds an entry of a kind, a facility with its picture.",
    body: entryCreateBody,
    upload,
    output: z.object({ entryIdx: idx }),
  }),
  ...changeRoutes("/club-entry", {
    ...calls,
    upload,
    body: entryUpdateBody,
    byPath: entryUpdateBody.partial({ entryIdx: true }),
    output: z.object({ entryIdx: idx, ...savedShape }),
  }),
  ...removeRoutes("/club-entry", calls),
] as const;
