import { z } from "zod";
import { codeKey } from "../bookings/play-shapes";
import { idx, pageOf, textsByLanguage } from "../common";
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
  richText,
  savedShape,
  scope,
  version,
} from "./board-shapes";

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
  listRoute("/faq", {
    ...calls,
    summary: "Questions and answers by type and place; with scope=admin hidden ones too.",
    page: "030500",
    query: z.strictObject({
      ...listShape(10),
      type: codeKey.optional(),
      state: plainState.optional(),
      scope,
    }),
    output: pageOf(faqItem),
    xlsx: "faq",
    tags: calls.tags,
  }),
  detailRoute("/faq", {
    ...calls,
    summary: "One question, for its own address and for the back office.",
    page: "030500",
    output: faqItem,
  }),
  createRoute("/faq", {
    ...calls,
    summary: "Creates a question.",
    body: faqCreateBody,
    output: z.object({ faqIdx: idx }),
  }),
  ...changeRoutes("/faq", {
    ...calls,
    body: z.union([faqOrdersBody, faqUpdateBody]),
    byPath: faqUpdateBody.partial({ faqIdx: true }),
    output: z.union([z.object({ updated: z.int() }), z.object({ faqIdx: idx, ...savedShape })]),
  }),
  ...removeRoutes("/faq", calls),
] as const;
