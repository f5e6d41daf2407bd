import { z } from "zod";
import {
  dateText,
  fileSchema,
  idParams,
  idx,
  listQueryShape,
  pageOf,
  textsByLanguage,
  timestamp,
} from "../common";
import { defineRoute } from "../define-route";
import { sheetOf } from "../sheet";
import {
  changeRoutes,
  changeShape,
  plainQuery,
  removeFiles,
  removeRoutes,
  richText,
  savedShape,
  scopeQuery,
  titleText,
  version,
} from "./board-shapes";
import { boardState } from "./board-states";

const noticeMenu = "930100";
const calls = { menu: noticeMenu, tags: ["notices"] as const };

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
  defineRoute({
    method: "GET",
    path: "/notice/top",
    summary: "Pinned notices whose pin has not run out, newest first, at most five.",
    auth: "anonymous",
    menu: "060100",
    query: listQuery,
    output: pageOf(noticeSummary),
    tags: ["notices"],
  }),
  defineRoute({
    method: "GET",
    path: "/notice/normal",
    summary: "The other visible notices, newest first, paged and searchable.",
    auth: "anonymous",
    menu: "060100",
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
      state: boardState.optional(),
    }),
    output: pageOf(noticeAdminRow),
    xlsx: sheetOf("notice", {
      noticeIdx: ["No.", "번호", "番号", "编号"],
      title: ["Title", "제목", "タイトル", "标题"],
      isTop: ["Pinned", "상단 고정", "固定", "置顶"],
      topUntil: ["Pinned until", "고정 종료일", "固定終了日", "置顶截止"],
      isVisible: ["Visible", "노출", "表示", "显示"],
      openFrom: ["From", "게시 시작일", "掲載開始", "开始日期"],
      openTo: ["To", "게시 종료일", "掲載終了", "结束日期"],
      viewCount: ["Views", "조회수", "閲覧数", "浏览量"],
      fileCount: ["Files", "첨부", "添付", "附件"],
      languages: ["Languages", "언어", "言語", "语言"],
      createdBy: ["Author", "작성자", "作成者", "作者"],
      createdAt: ["Created", "등록일", "登録日", "创建时间"],
      updatedAt: ["Changed", "수정일", "更新日", "修改时间"],
    }),
  }),
  defineRoute({
    method: "GET",
    path: "/notice/{id}",
    summary: "One notice with its files and neighbours.",
    auth: "anonymous",
    menu: "060100",
    adminScopeMenu: noticeMenu,
    params: idParams,
    query: scopeQuery,
    output: noticeDetail,
    tags: ["notices"],
  }),
  defineRoute({
    method: "POST",
    path: "/notice",
    summary: "Creates a notice, with files.",
    auth: "admin",
    permission: { menu: noticeMenu, flag: "C" },
    query: plainQuery,
    body: noticeCreateBody,
    upload: { parts: ["files"] },
    output: z.object({ noticeIdx: idx }),
    tags: ["notices"],
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
