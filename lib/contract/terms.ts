import { z } from "zod";
import { clubQuery, commonQuery, dateText, idx, idxText } from "./common";
import { defineRoute } from "./define-route";

const termsState = z.enum(["10", "20", "30", "40"]);

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
  state: termsState,
  upcoming: z.object({ termsIdx: idx, version: z.string(), effectiveDate: dateText }).nullable(),
});

/** domain.md T3, the full text of a terms notice. */
export const termsDetail = z.object({
  termsIdx: idx,
  termType: z.string(),
  termTypeName: z.string(),
  version: z.string(),
  title: z.string(),
  contents: z.string(),
  changeSummary: z.string().nullable(),
  effectiveDate: dateText,
  announceFrom: dateText,
  isRequired: z.boolean(),
  state: termsState,
  telNo: z.string(),
  clubName: z.string(),
  /** The language of the texts; the fallback when the asked one has none. */
  language: z.string(),
});
export type TermsDetail = z.infer<typeof termsDetail>;

const idParams = z.strictObject({ id: idxText });

export const termsRoutes = [
  defineRoute({
    method: "GET",
    path: "/terms",
    summary: "The versions in force, by a comma list of types.",
    auth: "anonymous",
    query: z.strictObject({
      ...commonQuery,
      types: z
        .string()
        .max(100)
        .regex(/^\d{2}(,\d{2})*$/)
        .optional(),
    }),
    output: z.array(termsSummary),
    tags: ["terms"],
  }),
  defineRoute({
    method: "GET",
    path: "/terms/{id}",
    summary: "One version, in force, announced or superseded; drafts are for admins.",
    auth: "anonymous",
    params: idParams,
    query: clubQuery,
    output: termsDetail,
    tags: ["terms"],
  }),
  defineRoute({
    method: "GET",
    path: "/terms/before/{id}",
    summary: "The next older version of the same type; null for the first.",
    auth: "anonymous",
    params: idParams,
    query: clubQuery,
    output: termsDetail.nullable(),
    tags: ["terms"],
  }),
] as const;
