import { z } from "zod";
import { dateText, idx } from "../common";

export const marketingChannel = z.enum(["SMS", "EMAIL", "PUSH"]);

/** Where a member gave his word. */
export const consentWay = z.enum(["SIGNUP", "SITE", "OFFICE"]);

/** One item of consent: each version is agreed to or refused by itself (checklist P-01). */
export const agreementInput = z.strictObject({
  termsIdx: idx,
  agreed: z.boolean(),
  /** Of marketing: by which ways. */
  channels: z.array(marketingChannel).max(3).optional(),
});
export type AgreementInput = z.output<typeof agreementInput>;

/** domain.md T2, by a member. */
export const consentBody = z.strictObject({
  memberIdx: idx.optional(),
  agreements: z.array(agreementInput).min(1).max(30),
});

/** Terms that a member still has to agree to. */
export const openTerms = z.object({
  termsIdx: idx,
  termType: z.string(),
  version: z.string(),
  isRequired: z.boolean(),
  effectiveDate: dateText,
});
