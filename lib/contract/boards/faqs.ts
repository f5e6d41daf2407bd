import { z } from "zod";
import { codeKey } from "../bookings/play-shapes";
import { idParams, idx, pageOf, textsByLanguage } from "../common";
import { defineRoute } from "../define-route";
import { sheetOf } from "../sheet";
import {
  adminPart,
  changeRoutes,
  listShape,
  order,
  plainQuery,
  removeRoutes,
  richText,
  savedShape,
  scope,
  scopeQuery,
  version,
} from "./board-shapes";
import { plainState } from "./board-states";

const calls = { menu: "930300", tags: ["faqs"] as const };
const questionText = z.string().trim().min(1).max(200);
const faqTexts = z.strictObject({ question: questionText, answer: richText.default("") });

/** domain.md P8; `admin` with `scope=admin` only. */
export const faqItem = z.object({
  faqIdx: idx,
  questionType: z.string(),
  questionTypeName: z.string(),
  question: z.string(),
  answer: z.string(),
  order: z.int(),
  viewCount: z.int(),
  language: z.string().optional(),
  admin: adminPart(faqTexts).optional(),
});
export type FaqItem = z.infer<typeof faqItem>;

/** domain.md A22; without an order it comes last of its type. */
export const faqCreateBody = z.strictObject({
  questionType: codeKey,
  question: questionText,
  answer: richText,
  order: order.optional(),
  isVisible: z.boolean().default(true),
  i18n: textsByLanguage(faqTexts).optional(),
});

export const faqUpdateBody = z.strictObject({
  faqIdx: idx,
  questionType: codeKey.optional(),
  question: questionText.optional(),
  answer: richText.optional(),
  order: order.optional(),
  isVisible: z.boolean().optional(),
  i18n: textsByLanguage(faqTexts.nullable()).optional(),
  version,
});

/** New places of some questions, after they were moved. */
export const faqOrdersBody = z.strictObject({
  orders: z
    .array(z.strictObject({ faqIdx: idx, order }))
    .min(1)
    .max(100),
});

export const faqRoutes = [
  defineRoute({
    method: "GET",
    path: "/faq",
    summary: "Questions and answers by type and place; with scope=admin hidden ones too.",
    auth: "anonymous",
    menu: "030500",
    adminScopeMenu: calls.menu,
    query: z.strictObject({
      ...listShape(10),
      type: codeKey.optional(),
      state: plainState.optional(),
      scope,
    }),
    output: pageOf(faqItem),
    xlsx: sheetOf("faq", {
      faqIdx: ["No.", "번호", "番号", "编号"],
      questionTypeName: ["Type", "유형", "種類", "类型"],
      question: ["Question", "질문", "質問", "问题"],
      order: ["Order", "순서", "順序", "顺序"],
      "admin.isVisible": ["Visible", "노출", "表示", "显示"],
      viewCount: ["Views", "조회수", "閲覧数", "浏览量"],
      "admin.languages": ["Languages", "언어", "言語", "语言"],
      "admin.createdBy": ["Author", "작성자", "作成者", "作者"],
      "admin.createdAt": ["Created", "등록일", "登録日", "创建时间"],
      "admin.updatedAt": ["Changed", "수정일", "更新日", "修改时间"],
    }),
    tags: calls.tags,
  }),
  defineRoute({
    method: "GET",
    path: "/faq/{id}",
    summary: "One question, for its own address and for the back office.",
    auth: "anonymous",
    menu: "030500",
    adminScopeMenu: calls.menu,
    params: idParams,
    query: scopeQuery,
    output: faqItem,
    tags: calls.tags,
  }),
  defineRoute({
    method: "POST",
    path: "/faq",
    summary: "Creates a question.",
    auth: "admin",
    permission: { menu: calls.menu, flag: "C" },
    query: plainQuery,
    body: faqCreateBody,
    output: z.object({ faqIdx: idx }),
    tags: calls.tags,
  }),
  ...changeRoutes("/faq", {
    ...calls,
    body: z.union([faqOrdersBody, faqUpdateBody]),
    byPath: faqUpdateBody.partial({ faqIdx: true }),
    output: z.union([z.object({ updated: z.int() }), z.object({ faqIdx: idx, ...savedShape })]),
  }),
  ...removeRoutes("/faq", calls),
] as const;
