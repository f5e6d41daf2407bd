import { z } from "zod";
import { codeKey } from "../bookings/play-shapes";
import { dateText, idx, pageOf, textsByLanguage, timestamp } from "../common";
import { boardState } from "./board-entities";
import {
  adminPart,
  adminRow,
  changeRoutes,
  changeShape,
  clearedImage,
  createRoute,
  detailRoute,
  linkText,
  listRoute,
  listShape,
  removeRoutes,
  richText,
  savedShape,
  scope,
  titleText,
  version,
} from "./board-shapes";

const calls = { menu: "930200", tags: ["events"] as const };
const upload = { parts: ["thumb"] };
const summaryText = z.string().trim().max(200);
const eventTexts = z.strictObject({
  title: titleText,
  summary: summaryText.default(""),
  contents: richText.default(""),
});

/** 0 planned, 1 running, 2 ended: from its days and the club's (domain.md 6). */
export const progress = z.enum(["0", "1", "2"]);

const eventShape = {
  eventIdx: idx,
  title: z.string(),
  startDate: dateText,
  endDate: dateText,
  progress,
};

/** domain.md P14. */
export const eventSummary = z.object({
  ...eventShape,
  summary: z.string(),
  thumbUrl: z.string().nullable(),
  /** Days until it begins or, while it runs, until its last day; null when it has ended. */
  dDay: z.int().nullable(),
  memberTypes: z.array(z.string()).optional(),
  link: z.string().nullable().optional(),
  viewCount: z.int().optional(),
  ...changeShape,
  createdAt: timestamp.optional(),
  admin: adminRow.optional(),
});

const neighbour = z.object({ eventIdx: idx, title: z.string() }).nullable();

export const eventDetail = z.object({
  ...eventShape,
  contents: z.string(),
  memberTypes: z.array(z.string()),
  link: z.string().nullable(),
  viewCount: z.int(),
  prev: neighbour,
  next: neighbour,
  summary: z.string().optional(),
  thumbUrl: z.string().nullable().optional(),
  dDay: z.int().nullable().optional(),
  createdAt: timestamp.optional(),
  updatedAt: timestamp.optional(),
  languages: z.array(z.string()).default([]),
  language: z.string().optional(),
  admin: adminPart(eventTexts).optional(),
});

export type EventSummary = z.infer<typeof eventSummary>;
export type EventDetail = z.infer<typeof eventDetail>;

/** domain.md A21; the texts are those of the request language, `i18n` holds further ones. */
export const eventCreateBody = z.strictObject({
  title: titleText,
  summary: summaryText.default(""),
  contents: richText.default(""),
  startDate: dateText,
  endDate: dateText,
  memberTypes: z.array(codeKey).max(30).default([]),
  link: linkText.nullable().default(null),
  isVisible: z.boolean().default(true),
  i18n: textsByLanguage(eventTexts).optional(),
});

export const eventUpdateBody = z.strictObject({
  eventIdx: idx,
  title: titleText.optional(),
  summary: summaryText.optional(),
  contents: richText.optional(),
  startDate: dateText.optional(),
  endDate: dateText.optional(),
  memberTypes: z.array(codeKey).max(30).optional(),
  link: linkText.nullable().optional(),
  isVisible: z.boolean().optional(),
  thumbUrl: clearedImage,
  i18n: textsByLanguage(eventTexts.nullable()).optional(),
  version,
});

export const eventRoutes = [
  listRoute("/event", {
    ...calls,
    summary: "Events, newest first; with scope=admin hidden ones too.",
    page: "060200",
    query: z.strictObject({
      ...listShape(9),
      progress: progress.optional(),
      state: boardState.optional(),
      scope,
    }),
    output: pageOf(eventSummary),
    xlsx: "event",
    tags: calls.tags,
  }),
  detailRoute("/event", {
    ...calls,
    summary: "One event with its neighbours.",
    page: "060200",
    output: eventDetail,
  }),
  createRoute("/event", {
    ...calls,
    summary: "Creates an event, with its picture.",
    body: eventCreateBody,
    upload,
    output: z.object({ eventIdx: idx }),
  }),
  createRoute("/event/clone", {
    ...calls,
    summary: "Makes a hidden copy of an event.",
    body: z.strictObject({ idx }),
    output: z.object({ eventIdx: idx, title: z.string(), isVisible: z.boolean() }),
  }),
  ...changeRoutes("/event", {
    ...calls,
    upload,
    body: eventUpdateBody,
    byPath: eventUpdateBody.partial({ eventIdx: true }),
    output: z.object({ eventIdx: idx, ...savedShape }),
  }),
  ...removeRoutes("/event", calls),
] as const;
