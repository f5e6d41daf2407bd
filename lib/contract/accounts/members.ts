import { z } from "zod";
import { isLatinName } from "@/lib/shared/texts/latin-name";
import { codeKey, segment } from "../bookings/play-shapes";
import { codeOf } from "../code-values/code-shape";
import { memberState } from "../code-values/members";
import { clubQuery, dateText, idParams, idx, languageSchema, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";
import { tokenText } from "./certification";

export const memberStateShape = codeOf(memberState);

/** By which ways a member wants advertising. */
export const marketingChoice = z.strictObject({ sms: z.boolean(), email: z.boolean(), push: z.boolean() });
export type MarketingChoice = z.output<typeof marketingChoice>;

/** Of a member of the forces; the service number is masked as it is written down. */
export const memberService = z.strictObject({
  branch: z.string().trim().max(20),
  rank: z.string().trim().max(20),
  serviceNoMasked: z.string().trim().max(20),
  retiredAt: dateText.nullable(),
});
/** A name in Latin letters, as a passport has it. */
export const latinNameText = z
  .string()
  .trim()
  .max(60)
  .refine((text) => text === "" || isLatinName(text), wants("latin"));
const shortText = (length: number) => z.string().trim().max(length).nullable();

/** domain.md 6 `MemberExtra`, all of it voluntary; a field left out stays as it is. */
const extraShape = {
  job: codeKey.nullable(),
  income: codeKey.nullable(),
  region: codeKey.nullable(),
  handicap: z.number().min(-10).max(72).nullable(),
  avgScore: z.int().min(50).max(200).nullable(),
  careerYears: z.int().min(0).max(90).nullable(),
  carNo: shortText(20),
  companyName: shortText(60),
  companyPhone: shortText(19),
  married: z.boolean().nullable(),
  anniversary: dateText.nullable(),
  favouriteCourse: codeKey.nullable(),
  military: memberService.nullable(),
};
export const extraInput = z.strictObject(extraShape).partial();
export type ExtraInput = z.output<typeof extraInput>;
const memberExtra = z.object(extraShape).partial();

/** domain.md Y1: a member's own data. `summary` counts what my page opens with. */
export const memberInfo = z.object({
  memberIdx: z.int(),
  id: z.string(),
  name: z.string(),
  nameEn: z.string().nullable().optional(),
  birth: dateText,
  gender: z.string(),
  phoneNo: z.string(),
  email: z.string(),
  zipCode: z.string(),
  address: z.string(),
  addressDetail: z.string(),
  lang: z.string(),
  memberType: z.string(),
  memberTypeName: z.string(),
  membershipNo: z.string().nullable(),
  joinedAt: dateText,
  imageUrl: z.string().nullable(),
  marketing: marketingChoice,
  extra: memberExtra,
  summary: z.object({
    bookings: z.int(),
    waitings: z.int(),
    coupons: z.int(),
    points: z.int(),
    pointsMax: z.int(),
  }),
});
export type MemberInfo = z.output<typeof memberInfo>;

/** domain.md Y2; the limits of e-mail and phone have failures of their own (9005, 9006). */
const infoBody = z.strictObject({
  memberIdx: idx.optional(),
  email: z.string().max(200).optional(),
  zipCode: z.string().trim().max(10).optional(),
  address: z.string().trim().max(200).optional(),
  addressDetail: z.string().trim().max(100).optional(),
  lang: languageSchema.optional(),
  nameEn: latinNameText.nullable().optional(),
  marketing: marketingChoice.optional(),
  extra: extraInput.optional(),
  name: z.string().trim().min(1).max(40).optional(),
  birth: dateText.optional(),
  gender: z.enum(["M", "F", "U"]).optional(),
  phoneNo: z.string().max(200).optional(),
  /** Needed to change name, birth, gender or phone. */
  certToken: tokenText.optional(),
});
export type InfoChange = z.output<typeof infoBody>;

/** Why an account cannot be closed yet: B1 to B6 (domain.md 7.13). */
export const blockCode = z.enum(["B1", "B2", "B3", "B4", "B5", "B6"]);
export type BlockCode = z.output<typeof blockCode>;

const own = { auth: "member", query: clubQuery } as const;
const photo = z.object({ imageUrl: z.string().nullable() });

export const memberRoutes = [
  defineRoute("GET /info/{id}", {
    ...own,
    summary: "A member's own data; another member's idx is refused.",
    params: idParams,
    output: memberInfo,
  }),
  defineRoute("PUT /info", {
    ...own,
    summary: "Changes the own data, with the `X-Edit-Token` of a checked password (domain.md Y2).",
    body: infoBody,
    output: z.object({ memberIdx: idx, updatedAt: timestamp }),
  }),
  defineRoute("GET /info/impossible/{a}/{b}", {
    ...own,
    summary: "What stands in the way of closing the account (domain.md Y3).",
    params: z.strictObject({ a: segment, b: segment }),
    output: z.object({
      possible: z.boolean(),
      reasons: z.array(
        z.object({ code: blockCode, name: z.string(), count: z.int(), link: z.string().nullable() }),
      ),
    }),
  }),
  defineRoute("POST /info/delete_reason", {
    ...own,
    summary: "The reason for closing the account, for a token to do it with (domain.md Y4).",
    body: z.strictObject({
      memberIdx: idx.optional(),
      reasonCode: z.string().max(10).default(""),
      reasonText: z.string().trim().max(500).default(""),
    }),
    output: z.object({ withdrawToken: z.string(), expiresAt: timestamp }),
  }),
  defineRoute("DELETE /info", {
    ...own,
    summary: "Closes the account: personal data is erased, every session ends (domain.md Y5, 7.13).",
    body: z.strictObject({
      memberIdx: idx.optional(),
      withdrawToken: tokenText.optional(),
      password: z.string().max(128),
    }),
    output: z.object({ withdrawn: z.literal(true), rejoinFrom: dateText }),
    session: "end",
  }),
  defineRoute("POST /info/check-password", {
    ...own,
    summary: "Trades the password for a token to change the own data with (domain.md Y6).",
    body: z.strictObject({ memberIdx: idx.optional(), password: z.string().max(128) }),
    output: z.object({ valid: z.literal(true), editToken: z.string(), expiresAt: timestamp }),
  }),
  defineRoute("POST /info/{id}/photos", {
    ...own,
    summary: "The own photo: one image, kept without what the camera wrote into it (domain.md Y7).",
    params: idParams,
    body: z.strictObject({ memberIdx: idx.optional() }),
    upload: { parts: ["files"] },
    output: photo,
  }),
  defineRoute("DELETE /info/{id}/photos", {
    ...own,
    summary: "Takes the own photo away.",
    params: idParams,
    output: photo,
  }),
  defineRoute("GET /files/member/{photo}", {
    summary: "A member's photo, for that member and for admins.",
    auth: "signed-in",
    params: z.strictObject({ photo: z.string().regex(/^[1-9]\d{0,9}\.webp$/, wants("proof")) }),
    query: clubQuery,
  }),
] as const;
