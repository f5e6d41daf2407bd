import { z } from "zod";
import { plainState } from "../boards/board-entities";
import {
  adminPart,
  adminRowShape,
  plainQuery,
  removeRoutes,
  savedShape,
  version,
} from "../boards/board-shapes";
import { codeKey } from "../bookings/play-shapes";
import { idParams, idx, listQueryShape, pageOf, textsByLanguage } from "../common";
import { defineRoute } from "../define-route";

const calls = { menu: "940500" };
const titleText = z.string().trim().min(1).max(60);
const wordsText = z.string().trim().max(3000);
const templateTexts = z.strictObject({ title: titleText, contents: wordsText.default("") });
const questionType = codeKey.nullable();

const templateShape = {
  templateIdx: idx,
  /** Null is for inquiries of every type. */
  questionType: z.string().nullable(),
  questionTypeName: z.string().nullable(),
  title: z.string(),
  contents: z.string(),
};

export const vocTemplateRow = z.object({
  ...templateShape,
  ...adminRowShape,
  i18n: textsByLanguage(templateTexts),
});
export type VocTemplateRow = z.infer<typeof vocTemplateRow>;
export const vocTemplateDetail = z.object({ ...templateShape, admin: adminPart(templateTexts) });
export type VocTemplateDetail = z.infer<typeof vocTemplateDetail>;

/** `contents` is plain text with placeholders such as `{name}`; one that no answer knows is refused. */
export const vocTemplateCreateBody = z.strictObject({
  questionType: questionType.default(null),
  title: titleText,
  contents: wordsText.min(1),
  isVisible: z.boolean().default(true),
  i18n: textsByLanguage(templateTexts).optional(),
});

export const vocTemplateUpdateBody = z.strictObject({
  questionType: questionType.optional(),
  title: titleText.optional(),
  contents: wordsText.optional(),
  isVisible: z.boolean().optional(),
  i18n: textsByLanguage(templateTexts.nullable()).optional(),
  version,
});

export const vocTemplateRoutes = [
  defineRoute("GET /ops/voc-templates", {
    summary:
      "The answer templates of the club in all their languages, newest first; hidden ones are not offered.",
    permission: { ...calls, flag: "R" },
    query: z.strictObject({ ...listQueryShape, state: plainState.optional(), type: codeKey.optional() }),
    output: pageOf(vocTemplateRow),
    xlsx: "voc-templates",
  }),
  defineRoute("GET /ops/voc-templates/{id}", {
    summary: "One answer template.",
    permission: { ...calls, flag: "R" },
    params: idParams,
    query: plainQuery,
    output: vocTemplateDetail,
  }),
  defineRoute("POST /ops/voc-templates", {
    summary: "Adds an answer template.",
    permission: { ...calls, flag: "C" },
    query: plainQuery,
    body: vocTemplateCreateBody,
    output: z.object({ templateIdx: idx }),
  }),
  defineRoute("PUT /ops/voc-templates/{id}", {
    summary: "Changes the named fields of an answer template.",
    permission: { ...calls, flag: "U" },
    params: idParams,
    query: plainQuery,
    body: vocTemplateUpdateBody,
    output: z.object({ templateIdx: idx, ...savedShape }),
  }),
  ...removeRoutes("/ops/voc-templates", calls),
] as const;
