import { z } from "zod";
import { codeKey } from "../bookings/play-shapes";
import { memberTypeCode } from "../code-values/members";
import { clubCode, clubQuery, commonQuery, dateText, idx, languageSchema } from "../common";
import { defineRoute } from "../define-route";
import { agreementInput } from "./agreement-shapes";
import { tokenText } from "./certification";
import { extraInput, latinNameText, marketingChoice, memberStateShape } from "./members";

/** Rules with a failure code of their own (9002 to 9007) are checked past the schema, which only bounds the size. */
const looseText = z.string().max(200);

/** domain.md M2. */
export const signUpBody = z.strictObject({
  clubCode,
  certToken: tokenText.nullable().default(null),
  id: looseText,
  password: looseText,
  name: z.string().trim().min(1).max(40),
  nameEn: latinNameText.nullable().default(null),
  birth: dateText,
  gender: z.enum(["M", "F", "U"]),
  phoneNo: looseText,
  email: looseText,
  zipCode: z.string().trim().max(10).default(""),
  address: z.string().trim().max(200).default(""),
  addressDetail: z.string().trim().max(100).default(""),
  lang: languageSchema,
  memberType: codeKey.default(memberTypeCode.web),
  agreements: z.array(agreementInput).max(30),
  marketing: marketingChoice.default({ sms: false, email: false, push: false }),
  extra: extraInput.default({}),
});
export type SignUpInput = z.output<typeof signUpBody>;

export const signUpRoutes = [
  defineRoute("POST /member/signup", {
    summary: "Makes a member of a verified person (domain.md M2).",
    auth: "anonymous",
    query: clubQuery,
    body: signUpBody,
    output: z.object({ memberIdx: idx, id: z.string(), name: z.string(), state: memberStateShape }),
    idempotent: true,
  }),
  defineRoute("GET /member/name/check", {
    summary:
      "Whether a login id is free; to a member, the masked name of an active member (domain.md M5, A8).",
    auth: "anonymous",
    query: z.strictObject({ ...commonQuery, id: z.string().max(64) }),
    output: z.object({
      id: z.string(),
      validFormat: z.boolean(),
      available: z.boolean(),
      maskedName: z.string().nullable(),
    }),
  }),
] as const;
