import { z } from "zod";
import { codeOf } from "../code-values/code-shape";
import { termsVersionState } from "../code-values/terms";
import { dateText, idx, textsByLanguage } from "../common";
import { wants } from "../wants";

export const termsMenu = "910800";
export const termTypeText = z.string().regex(/^\d{2}$/, wants("digits", "2"));
export const termsStateShape = codeOf(termsVersionState);

/** domain.md T1. */
export const termsSummary = z.object({
  termsIdx: idx,
  termType: z.string(),
  termTypeName: z.string(),
  version: z.string(),
  title: z.string(),
  contents: z.string(),
  isRequired: z.boolean(),
  effectiveDate: dateText,
  state: termsStateShape,
  upcoming: z.object({ termsIdx: idx, version: z.string(), effectiveDate: dateText }).nullable(),
  /** Languages that hold an own text. */
  languages: z.array(z.string()).optional(),
});

/** domain.md T3, the full text of a terms notice. */
export const termsDetail = z.object({
  termsIdx: idx,
  termType: z.string(),
  termTypeName: z.string().default(""),
  version: z.string(),
  title: z.string(),
  contents: z.string(),
  changeSummary: z.string().nullable().default(null),
  effectiveDate: dateText,
  announceFrom: dateText.optional(),
  isRequired: z.boolean().default(false),
  state: termsStateShape,
  telNo: z.string().default(""),
  clubName: z.string().default(""),
  /** The language of the texts; the fallback when the asked one has none. */
  language: z.string().default(""),
  languages: z.array(z.string()).optional(),
});
export type TermsDetail = z.output<typeof termsDetail>;

const titleText = z.string().trim().min(1).max(120);
const contentsText = z.string().max(200_000);
const summaryText = z.string().trim().max(500);
const termsTexts = z.strictObject({
  title: titleText,
  contents: contentsText,
  changeSummary: summaryText.optional(),
  noticeTitle: titleText.optional(),
});

/** domain.md T7, by an admin: `termsIdx` null is a new version. Texts beside `i18n` are those of the request language. */
export const publishBody = z.strictObject({
  termsIdx: idx.nullable().default(null),
  termType: termTypeText,
  version: z.string().regex(/^[\w.-]{1,10}$/, wants("characters", "A–Z, a–z, 0–9, _ . - (1–10)")),
  title: titleText,
  contents: contentsText,
  effectiveDate: dateText,
  announceFrom: dateText,
  isRequired: z.boolean(),
  unfavourable: z.boolean().default(false),
  changeSummary: summaryText.nullable().default(null),
  /** Title of the announcement; without it the title counts. */
  noticeTitle: titleText.nullable().default(null),
  telNo: z.string().trim().max(20).optional(),
  /** True keeps the version out of sight until it is saved without. */
  isDraft: z.boolean().default(false),
  /** Null takes a language away. */
  i18n: textsByLanguage(termsTexts.nullable()).optional(),
  revision: z.int().optional(),
});
export type TermsPublish = z.output<typeof publishBody>;

/** domain.md T6, and what the back office edits. */
export const termsVersionRow = z.object({
  termsIdx: idx,
  version: z.string(),
  effectiveDate: dateText,
  state: termsStateShape,
  announceFrom: dateText.optional(),
  isRequired: z.boolean().optional(),
  unfavourable: z.boolean().optional(),
  isDraft: z.boolean().optional(),
  revision: z.int().optional(),
  telNo: z.string().optional(),
  i18n: textsByLanguage(termsTexts).optional(),
});
