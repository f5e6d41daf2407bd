import { z } from "zod";
import { languages } from "@/lib/shared/languages";
import { wants } from "./wants";

/** Shapes shared by the declarations (domain.md 2.2, 2.3). */
export const clubCode = z.string().regex(/^[A-Za-z0-9]{2,10}$/, wants("characters", "A–Z, a–z, 0–9 (2–10)"));
export const languageSchema = z.enum(languages);
export const idx = z.int().positive(wants("record_number"));
/** A positive whole number in a path or query. */
export const idxText = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, wants("record_number"))
  .transform(Number);
/** The same, and 0 for a row that does not exist yet. */
export const idParamOrZero = z
  .string()
  .regex(/^(0|[1-9]\d{0,14})$/, wants("record_number"))
  .transform(Number);
/** A record that the path names. */
export const idParams = z.strictObject({ id: idxText });
export const dateText = z.iso.date();
export const timestamp = z.iso.datetime({ offset: true });

/** `clubCode` and `lang` may stand in any query (domain.md 2.3); `_nop_` is ignored by the server. */
export const commonQuery = {
  clubCode: clubCode.optional(),
  lang: languageSchema.optional(),
  _nop_: z.string().max(20).optional(),
};
export const clubQuery = z.strictObject(commonQuery);

/**
 * Reads of the back office that show persons: names, phones and e-mails are masked; with a reason they come in the clear,
 * and the reason goes on record with the view (checklist P-08).
 */
export const unmaskReason = { reason: z.string().trim().min(2).max(200).optional() };

const pageNumber = z
  .string()
  .regex(/^\d{1,6}$/, wants("whole"))
  .transform(Number)
  .pipe(z.int().min(1));

/** List query: page from 1, size 10 up to 100, keyword (domain.md 2.3). */
export const listQueryShape = {
  ...commonQuery,
  page: pageNumber.default(1),
  size: pageNumber.pipe(z.int().max(100)).default(10),
  keyword: z.string().trim().max(100).optional(),
  sort: z
    .string()
    .max(60)
    .regex(/^-?[A-Za-z]+(,-?[A-Za-z]+)*$/, wants("like", "-createdAt"))
    .optional(),
};

/** One page of a list: `{list,total,page,size}`. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ list: z.array(item), total: z.int(), page: z.int(), size: z.int() });
}

/** `DELETE` bodies of boards: `{"idxs":[..]}` (domain.md A24). */
export const idxsBody = z.strictObject({ idxs: z.array(idx).min(1).max(100) });
/** `?idx=1,2`, which some clients send instead (domain.md A24). */
export const idxsQuery = z.strictObject({
  ...commonQuery,
  idx: z
    .string()
    .regex(/^\d+(,\d+)*$/, wants("like", "1,2,3"))
    .max(400)
    .optional(),
});
export const deletedOutput = z.object({ deleted: z.int() });

/** Texts per language: any subset of the club's languages. */
export function textsByLanguage<T extends z.ZodType>(texts: T) {
  return z.partialRecord(languageSchema, texts);
}

export const fileSchema = z.object({
  fileIdx: idx,
  fileName: z.string(),
  url: z.string(),
  size: z.int(),
  contentType: z.string(),
});
export type FileLink = z.infer<typeof fileSchema>;
