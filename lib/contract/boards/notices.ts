import { z } from "zod";
import { dateText, fileSchema, idx, listQueryShape, pageOf, textsByLanguage, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { boardState } from "./board-entities";
import {
  changeRoutes,
  changeShape,
  createRoute,
  detailRoute,
  removeFiles,
  removeRoutes,
  richText,
  savedShape,
  titleText,
  version,
} from "./board-shapes";

const calls = { menu: "930100", tags: ["notices"] as const };

/** domain.md P9. */
export const noticeSummary = z.object({
  noticeIdx: idx,
  title: z.string(),
  isTop: z.boolean(),
  createdAt: timestamp,
  viewCount: z.int(),
  hasFile: z.boolean(),
  isNew: z.boolean(),
  ...changeShape,
});
export type NoticeSummary = z.infer<typeof noticeSummary>;

const noticeNeighbour = z.object({ noticeIdx: idx, title: z.string() }).nullable();
const noticeTexts = z.strictObject({ title: titleText, contents: richText });

/** domain.md P10; the admin part is there with `scope=admin` only. */
export const noticeDetail = z.object({
  noticeIdx: idx,
  title: z.string(),
  contents: z.string(),
  isTop: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp.optional(),
  viewCount: z.int(),
  files: z.array(fileSchema),
  prev: noticeNeighbour,
  next: noticeNeighbour,
  /** Languages that hold an own text; others show the fallback. */
  languages: z.array(z.string()).default([]),
  /** The language of the texts above. */
  language: z.string().optional(),
  admin: z
    .object({
      isVisible: z.boolean(),
      topUntil: dateText.nullable(),
      openFrom: dateText.nullable(),
      openTo: dateText.nullable(),
      /** Counts edits; a `PUT` with another value is refused with 2002. */
      version: z.int(),
      i18n: textsByLanguage(noticeTexts),
    })
    .optional(),
});
export type NoticeDetail = z.infer<typeof noticeDetail>;

/** domain.md A19. */
export const noticeAdminRow = z.object({
  noticeIdx: idx,
  title: z.string(),
  isTop: z.boolean(),
  topUntil: dateText.nullable(),
  isVisible: z.boolean(),
  openFrom: dateText.nullable(),
  openTo: dateText.nullable(),
  viewCount: z.int(),
  fileCount: z.int().default(0),
  languages: z.array(z.string()).default([]),
  createdBy: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp.optional(),
});
export type NoticeAdminRow = z.infer<typeof noticeAdminRow>;

const period = {
  isTop: z.boolean().default(false),
  topUntil: dateText.nullable().default(null),
  isVisible: z.boolean().default(true),
  openFrom: dateText.nullable().default(null),
  openTo: dateText.nullable().default(null),
};

/** `title` and `contents` are the texts of the request language; `i18n` holds further languages (domain.md A19). */
export const noticeCreateBody = z.strictObject({
  title: titleText,
  contents: richText,
  ...period,
  i18n: textsByLanguage(noticeTexts).optional(),
});

export const noticeUpdateBody = z.strictObject({
  noticeIdx: idx,
  title: titleText.optional(),
  contents: richText.optional(),
  isTop: z.boolean().optional(),
  topUntil: dateText.nullable().optional(),
  isVisible: z.boolean().optional(),
  openFrom: dateText.nullable().optional(),
  openTo: dateText.nullable().optional(),
  /** A language with `null` loses its text. */
  i18n: textsByLanguage(noticeTexts.nullable()).optional(),
  removeFiles,
  version,
});

const listQuery = z.strictObject(listQueryShape);

export const noticeRoutes = [
  defineRoute("GET /notice/top", {
    summary: "Pinned notices whose pin has not run out, newest first, at most five.",
    auth: "anonymous",
    isGathered: true,
    menu: "060100",
    query: listQuery,
    output: pageOf(noticeSummary),
    tags: calls.tags,
  }),
  defineRoute("GET /notice/normal", {
    summary: "The other visible notices, newest first, paged and searchable.",
    auth: "anonymous",
    isGathered: true,
    menu: "060100",
    query: listQuery,
    output: pageOf(noticeSummary),
    tags: calls.tags,
  }),
  defineRoute("GET /notice/admin", {
    summary: "All notices for the back office, hidden ones too.",
    permission: { menu: calls.menu, flag: "R" },
    query: z.strictObject({
      ...listQueryShape,
      state: boardState.optional(),
    }),
    output: pageOf(noticeAdminRow),
    xlsx: "notice",
  }),
  detailRoute("/notice", {
    ...calls,
    summary: "One notice with its files and neighbours.",
    page: "060100",
    output: noticeDetail,
  }),
  createRoute("/notice", {
    ...calls,
    summary: "Creates a notice, with files.",
    body: noticeCreateBody,
    upload: { parts: ["files"] },
    output: z.object({ noticeIdx: idx }),
  }),
  ...changeRoutes("/notice", {
    ...calls,
    upload: { parts: ["files"] },
    body: noticeUpdateBody,
    byPath: noticeUpdateBody.partial({ noticeIdx: true }),
    output: z.object({ noticeIdx: idx, ...savedShape }),
  }),
  ...removeRoutes("/notice", calls),
] as const;
