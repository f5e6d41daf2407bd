import { z } from "zod";
import { codeOf } from "../code-values/code-shape";
import { certificationType } from "../code-values/members";
import { clubCode, clubQuery, commonQuery, dateText, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";

/** Purpose of a proof of identity (domain.md 6 `Certification`). */
export const certPurpose = z.enum(["SIGNUP", "FIND_ID", "FIND_PW", "DORMANT", "CHANGE_PHONE", "DELEGATE"]);
/** Of certificationTypes: codes are sent by e-mail or SMS. */
export const codeTypeShape = codeOf(certificationType).extract([
  certificationType.email,
  certificationType.sms,
]);
/** A single-use token of ours (`ct_…`, `et_…`, `wt_…`, `at_…`). */
export const tokenText = z.string().min(1).max(200);
const providerText = z.string().max(8_192);

/** domain.md M4: a form that the browser posts to the provider's window. */
const providerForm = z.object({
  driver: z.enum(["MOCK", "NICE_V1", "NICE_INTC"]),
  requestNo: z.string(),
  action: z.string(),
  method: z.enum(["POST", "GET"]),
  fields: z.record(z.string(), z.string()),
  popup: z.object({ width: z.int(), height: z.int() }),
  expiresAt: timestamp,
});

/** Fields of the provider's answer at the return address; which of them depends on the driver. */
const providerReturn = {
  requestNo: z.string().max(50).optional(),
  token_version_id: providerText.optional(),
  enc_data: providerText.optional(),
  integrity_value: providerText.optional(),
  web_transaction_id: providerText.optional(),
};

/** The verified person; CI and DI never leave the server. */
const identityResult = z.object({
  certToken: z.string(),
  certType: z.literal(certificationType.mobileIdentity),
  name: z.string(),
  birth: dateText,
  gender: z.enum(["M", "F"]),
  phoneNo: z.string(),
  isMember: z.boolean(),
  maskedId: z.string().nullable(),
  purpose: certPurpose.optional(),
});

/** The page on which a tester picks a person, of the MOCK driver only. */
const mockPage = {
  auth: "anonymous",
  page: true,
} as const;

export const certificationRoutes = [
  defineRoute("GET /member/nice-check/enc", {
    summary: "Begins an identity check: a form for the provider's window (domain.md M4, 9.1 to 9.3).",
    auth: "anonymous",
    query: z.strictObject({ ...commonQuery, purpose: certPurpose.default("SIGNUP") }),
    output: providerForm,
  }),
  defineRoute("POST /member/nice-check/result", {
    summary: "Takes the provider's answer, once; integrity is checked before anything is read.",
    auth: "anonymous",
    query: clubQuery,
    body: z.strictObject({ clubCode: clubCode.optional(), ...providerReturn }),
    output: identityResult,
  }),
  defineRoute("GET /member/nice-check/result", {
    summary: "The same for providers that come back with a query.",
    auth: "anonymous",
    query: z.strictObject({ ...commonQuery, ...providerReturn }),
    output: identityResult,
  }),
  defineRoute("POST /member/nice-check/mock", {
    ...mockPage,
    summary: "The window of the MOCK driver; not found with another driver.",
    query: clubQuery,
    body: z.strictObject({ ...providerReturn, m: z.string().max(20).optional() }),
    form: true,
  }),
  defineRoute("GET /member/nice-check/mock", {
    ...mockPage,
    summary: "The same after a person was picked: leads back to the return address.",
    query: z.strictObject({
      ...commonQuery,
      ...providerReturn,
      m: z.string().max(20).optional(),
      persona: z.string().max(40).optional(),
    }),
  }),
  defineRoute("POST /member/certification", {
    summary: "Sends a code, to an address on file only; the answer never tells whether (domain.md M8).",
    auth: "anonymous",
    query: clubQuery,
    body: z.strictObject({
      clubCode: clubCode.optional(),
      purpose: certPurpose,
      type: codeTypeShape,
      id: z.string().trim().max(64).optional(),
      target: z.string().trim().min(1).max(100),
    }),
    knowsDevice: true,
    output: z.object({
      /** Names the code to who asked for it: random, so that nobody else can use up its tries. */
      certIdx: z.string(),
      expiresAt: timestamp,
      /** Seconds until then, for browsers whose clock is wrong. */
      expiresIn: z.int().optional(),
      resendAfter: z.int(),
      /** Only where codes are sent nowhere: the senders are the outbox folders. */
      devCode: z.string().optional(),
    }),
  }),
  defineRoute("GET /member/certification/check", {
    summary: "Trades the right code for a single-use token (domain.md M9).",
    auth: "anonymous",
    query: z.strictObject({
      ...commonQuery,
      certIdx: z.string().min(1).max(64),
      code: z.string().regex(/^\d{4,8}$/, wants("digits", "4–8")),
    }),
    output: z.object({ certToken: z.string(), expiresAt: timestamp }),
  }),
] as const;
