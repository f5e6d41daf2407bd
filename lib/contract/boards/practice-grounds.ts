import { z } from "zod";
import { areSoundHours } from "@/lib/shared/opening-hours";
import { money } from "../bookings/play-shapes";
import { practiceKinds } from "../code-values/club-records";
import { idx, pageOf, textsByLanguage } from "../common";
import { practiceMenuCode } from "../page-menus";
import { wants } from "../wants";
import { plainState } from "./board-entities";
import {
  adminPart,
  changeRoutes,
  createRoute,
  detailRoute,
  listRoute,
  listShape,
  order,
  removeRoutes,
  savedShape,
  scope,
  version,
} from "./board-shapes";
import { month, phoneText } from "./club-entries";

const calls = { menu: "911400", tags: ["practice"] as const };
const nameText = z.string().trim().min(1).max(60);
const shortText = z.string().trim().max(120);
const longText = z.string().trim().max(600);
/** Lines of a list, such as the rules of a range. */
const linesText = z.string().trim().max(1200);

/** Texts of one language. */
const practiceTexts = z.strictObject({
  name: nameText,
  place: shortText.default(""),
  surface: shortText.default(""),
  text: longText.default(""),
  lessons: longText.default(""),
  rules: linesText.default(""),
});

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, wants("clock"));
const seasonHours = z.strictObject({
  fromMonth: month,
  toMonth: month,
  opens: clock.nullable(),
  closes: clock.nullable(),
});
/** Hours per season; no month has two, and a month that none names is closed. */
export const practiceHours = z.array(seasonHours).max(6).refine(areSoundHours, wants("hours"));

const price = money.nullable();
const settings = {
  kind: z.enum(practiceKinds),
  hours: practiceHours,
  bays: z.int().min(1).max(300).nullable(),
  /** Of a basket of `ballCount` balls; both or neither. */
  ballPrice: price,
  ballCount: z.int().min(1).max(1000).nullable(),
  hourPrice: price,
  dayPrice: price,
  lessonPrice: price,
  isBookable: z.boolean(),
  /** Null is the number of the booking office. */
  phone: phoneText.nullable(),
};

export const practiceCreateBody = z.strictObject({
  ...practiceTexts.shape,
  kind: settings.kind,
  hours: settings.hours.default([]),
  bays: settings.bays.default(null),
  ballPrice: price.default(null),
  ballCount: settings.ballCount.default(null),
  hourPrice: price.default(null),
  dayPrice: price.default(null),
  lessonPrice: price.default(null),
  isBookable: settings.isBookable.default(false),
  phone: settings.phone.default(null),
  order: order.optional(),
  isVisible: z.boolean().default(true),
  i18n: textsByLanguage(practiceTexts).optional(),
});

export const practiceUpdateBody = z.strictObject({
  practiceIdx: idx,
  name: nameText.optional(),
  place: shortText.optional(),
  surface: shortText.optional(),
  text: longText.optional(),
  lessons: longText.optional(),
  rules: linesText.optional(),
  ...z.object(settings).partial().shape,
  order: order.optional(),
  isVisible: z.boolean().optional(),
  i18n: textsByLanguage(practiceTexts.nullable()).optional(),
  version,
});

export const practiceGround = z.object({
  practiceIdx: idx,
  name: z.string(),
  place: z.string(),
  surface: z.string(),
  text: z.string(),
  lessons: z.string(),
  rules: z.string(),
  ...settings,
  hours: z.array(seasonHours),
  order: z.int(),
  isVisible: z.boolean(),
  language: z.string().optional(),
  admin: adminPart(practiceTexts).optional(),
});
export type PracticeGround = z.infer<typeof practiceGround>;

export const practiceRoutes = [
  listRoute("/practice", {
    ...calls,
    summary: "The practice grounds in their order, with hours and fees.",
    page: practiceMenuCode,
    query: z.strictObject({
      ...listShape(30),
      kind: z.enum(practiceKinds).optional(),
      state: plainState.optional(),
      scope,
    }),
    output: pageOf(practiceGround),
    xlsx: "practice",
  }),
  detailRoute("/practice", {
    ...calls,
    summary: "One practice ground, with scope=admin in all languages.",
    page: practiceMenuCode,
    output: practiceGround,
  }),
  createRoute("/practice", {
    ...calls,
    summary: "Adds a practice ground.",
    body: practiceCreateBody,
    output: z.object({ practiceIdx: idx }),
  }),
  ...changeRoutes("/practice", {
    ...calls,
    body: practiceUpdateBody,
    byPath: practiceUpdateBody.partial({ practiceIdx: true }),
    output: z.object({ practiceIdx: idx, ...savedShape }),
  }),
  ...removeRoutes("/practice", calls),
] as const;
