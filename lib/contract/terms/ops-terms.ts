import { z } from "zod";
import { consentWay, marketingChannel } from "../accounts/agreement-shapes";
import { clubQuery, dateText, idParams, idx, idxText, listQueryShape, pageOf, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { termsMenu, termsStateShape, termsVersionRow } from "./terms-shapes";

/** A version with its texts in every language, as the back office edits it. */
const termsVersion = termsVersionRow.required().extend({ termType: z.string() });
export type TermsVersion = z.output<typeof termsVersion>;

/** Every type with its versions, the newest first; the days are those of C0470. */
const termsOverview = z.object({
  noticePolicy: z.object({ days: z.int(), unfavourableDays: z.int() }),
  types: z.array(
    z.object({
      termType: z.string(),
      termTypeName: z.string(),
      versions: z.array(
        z.object({
          termsIdx: idx,
          version: z.string(),
          title: z.string(),
          effectiveDate: dateText,
          announceFrom: dateText,
          state: termsStateShape,
          isDraft: z.boolean(),
          isRequired: z.boolean(),
          languages: z.array(z.string()),
          /** Members whose latest word is yes. */
          agreedCount: z.int(),
        }),
      ),
    }),
  ),
});
export type TermsOverview = z.output<typeof termsOverview>;

/** Who agreed to what, when, from where and how (checklist P-01); names are masked. */
const agreementRow = z.object({
  agreementIdx: idx,
  memberIdx: idx,
  memberName: z.string(),
  termsIdx: idx,
  termType: z.string(),
  version: z.string(),
  agreed: z.boolean(),
  channels: z.array(marketingChannel).nullable(),
  agreedAt: timestamp,
  address: z.string().nullable(),
  way: consentWay,
});

export type AgreementRow = z.output<typeof agreementRow>;

export const opsTermsRoutes = [
  defineRoute("GET /ops/terms", {
    summary: "All types of terms with their versions, drafts too, and how many members agreed to each.",
    permission: { menu: termsMenu, flag: "R" },
    query: clubQuery,
    output: termsOverview,
  }),
  defineRoute("GET /ops/terms/{id}", {
    summary: "One version with its texts in every language, a draft too.",
    permission: { menu: termsMenu, flag: "R" },
    params: idParams,
    query: clubQuery,
    output: termsVersion,
  }),
  defineRoute("GET /ops/agreements", {
    summary: "Who agreed to which version; each look is on record.",
    permission: { menu: termsMenu, flag: "R" },
    query: z.strictObject({ ...listQueryShape, termsIdx: idxText.optional(), memberIdx: idxText.optional() }),
    output: pageOf(agreementRow),
    persons: true,
    xlsx: "agreement",
  }),
] as const;
