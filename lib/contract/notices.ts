import { z } from "zod";
import {
  commonQuery,
  dateText,
  deletedOutput,
  fileSchema,
  idx,
  idxsBody,
  idxText,
  listQueryShape,
  pageOf,
  textsByLanguage,
  timestamp,
} from "./common";
import { defineRoute } from "./define-route";

const noticeMenu = "930100";
const titleText = z.string().trim().min(1).max(120);
const contentsText = z.string().max(200_000);

/** domain.md P9. */
export const noticeSummary = z.object({
  noticeIdx: idx,
  title: z.string(),
  isTop: z.boolean(),
  createdAt: timestamp,
  viewCount: z.int(),
  hasFile: z.boolean(),
  isNew: z.boolean(),
});
export type NoticeSummary = z.infer<typeof noticeSummary>;

const noticeNeighbour = z.object({ noticeIdx: idx, title: z.string() }).nullable();
const noticeTexts = z.strictObject({ title: titleText, contents: contentsText });

/** domain.md P10; the admin part is there with `scope=admin` only. */
export const noticeDetail = z.object({
  noticeIdx: idx,
  title: z.string(),
  contents: z.string(),
  isTop: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
  viewCount: z.int(),
  files: z.array(fileSchema),
  prev: noticeNeighbour,
  next: noticeNeighbour,
  /** Languages that hold an own text; others show the fallback. */
  languages: z.array(z.string()),
  /** The language of the texts above. */
  language: z.string(),
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
  fileCount: z.int(),
  languages: z.array(z.string()),
  createdBy: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
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
  contents: contentsText,
  ...period,
  i18n: textsByLanguage(noticeTexts).optional(),
});

export const noticeUpdateBody = z.strictObject({
  noticeIdx: idx,
  title: titleText.optional(),
  contents: contentsText.optional(),
  isTop: z.boolean().optional(),
  topUntil: dateText.nullable().optional(),
  isVisible: z.boolean().optional(),
  openFrom: dateText.nullable().optional(),
  openTo: dateText.nullable().optional(),
  /** A language with `null` loses its text. */
  i18n: textsByLanguage(noticeTexts.nullable()).optional(),
  removeFiles: z.array(idx).max(100).optional(),
  version: z.int().optional(),
});

const listQuery = z.strictObject(listQueryShape);
const idParams = z.strictObject({ id: idxText });
const updatedOutput = z.object({ noticeIdx: idx, updatedAt: timestamp, version: z.int() });

export const noticeRoutes = [
  defineRoute({
    method: "GET",
    path: "/notice/top",
    summary: "Pinned notices whose pin has not run out, newest first, at most five.",
    auth: "anonymous",
    query: listQuery,
    output: pageOf(noticeSummary),
    tags: ["notices"],
  }),
  defineRoute({
    method: "GET",
    path: "/notice/normal",
    summary: "The other visible notices, newest first, paged and searchable.",
    auth: "anonymous",
    query: listQuery,
    output: pageOf(noticeSummary),
    tags: ["notices"],
  }),
  defineRoute({
    method: "GET",
    path: "/notice/admin",
    summary: "All notices for the back office, hidden ones too.",
    auth: "admin",
    permission: { menu: noticeMenu, flag: "R" },
    query: z.strictObject({
      ...listQueryShape,
      state: z.enum(["visible", "scheduled", "ended", "hidden"]).optional(),
    }),
    output: pageOf(noticeAdminRow),
  }),
  defineRoute({
    method: "GET",
    path: "/notice/{id}",
    summary: "One notice with its files and neighbours.",
    auth: "anonymous",
    adminScopeMenu: noticeMenu,
    params: idParams,
    query: z.strictObject({ ...commonQuery, scope: z.literal("admin").optional() }),
    output: noticeDetail,
    tags: ["notices"],
  }),
  defineRoute({
    method: "POST",
    path: "/notice",
    summary: "Creates a notice, with files.",
    auth: "admin",
    permission: { menu: noticeMenu, flag: "C" },
    query: z.strictObject(commonQuery),
    body: noticeCreateBody,
    upload: { part: "files" },
    output: z.object({ noticeIdx: idx }),
    tags: ["notices"],
  }),
  defineRoute({
    method: "PUT",
    path: "/notice",
    summary: "Changes the named fields of a notice; adds and removes files.",
    auth: "admin",
    permission: { menu: noticeMenu, flag: "U" },
    query: z.strictObject(commonQuery),
    body: noticeUpdateBody,
    upload: { part: "files" },
    output: updatedOutput,
    tags: ["notices"],
  }),
  defineRoute({
    method: "PUT",
    path: "/notice/{id}",
    summary: "The same with the idx in the path (domain.md A24).",
    auth: "admin",
    permission: { menu: noticeMenu, flag: "U" },
    params: idParams,
    query: z.strictObject(commonQuery),
    body: noticeUpdateBody.partial({ noticeIdx: true }),
    upload: { part: "files" },
    output: updatedOutput,
    tags: ["notices"],
  }),
  defineRoute({
    method: "DELETE",
    path: "/notice",
    summary: "Deletes notices and their files.",
    auth: "admin",
    permission: { menu: noticeMenu, flag: "X" },
    query: z.strictObject({
      ...commonQuery,
      idx: z
        .string()
        .regex(/^\d+(,\d+)*$/)
        .max(400)
        .optional(),
    }),
    body: idxsBody.optional(),
    output: deletedOutput,
    tags: ["notices"],
  }),
  defineRoute({
    method: "DELETE",
    path: "/notice/{id}",
    summary: "Deletes one notice (domain.md A24).",
    auth: "admin",
    permission: { menu: noticeMenu, flag: "X" },
    params: idParams,
    query: z.strictObject(commonQuery),
    output: deletedOutput,
    tags: ["notices"],
  }),
] as const;
