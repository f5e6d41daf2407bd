import { z } from "zod";
import { codeKey } from "../bookings/play-shapes";
import {
  commonQuery,
  dateText,
  idParams,
  idx,
  listQueryShape,
  pageOf,
  textsByLanguage,
  timestamp,
  unmaskReason,
} from "../common";
import { defineRoute } from "../define-route";
import {
  adminPart,
  adminRowShape,
  changeRoutes,
  clearedImage,
  createRoute,
  removeRoutes,
  savedShape,
  version,
} from "./board-shapes";

const calls = { menu: "940500", tags: ["hof"] as const };
const upload = { parts: ["image"] };
const nameText = z.string().trim().min(1).max(40);
const clubText = z.string().trim().max(30);
const hofTexts = z.strictObject({ clubUsed: clubText });
const { page, size } = listQueryShape;

const hofShape = {
  hofIdx: idx,
  type: z.string(),
  typeName: z.string(),
  playDate: dateText,
  /** Masked (`김*루`), but in the detail of the back office with a reason. */
  memberName: z.string(),
  courseCode: z.string(),
  courseName: z.string(),
  holeNo: z.int().nullable(),
  par: z.int().nullable(),
  /** Metres. */
  distance: z.int().nullable(),
  clubUsed: z.string(),
  ballBrand: z.string().nullable(),
  score: z.int().nullable(),
  companions: z.array(z.string()),
  certNo: z.string().nullable(),
  imageUrl: z.string().nullable(),
  caddieName: z.string().nullable().optional(),
};

/** domain.md P12. */
export const hofItem = z.object(hofShape);
export type HofItem = z.infer<typeof hofItem>;

/** How a member agreed: on paper, by e-mail, by phone or at the desk. */
export const consentHow = z.enum(["PAPER", "EMAIL", "PHONE", "DESK"]);
export type ConsentHow = z.infer<typeof consentHow>;

const consent = {
  hasConsent: z.boolean(),
  consentOn: dateText.nullable(),
  consentHow: consentHow.nullable(),
  consentWithdrawnAt: timestamp.nullable(),
};
/** The account whose own Latin form stands where readers do not know the letters of the name; null for none. */
const account = { memberIdx: idx.nullable() };
export const hofAdminRow = z.object({ ...hofShape, ...account, ...consent, ...adminRowShape });
export type HofAdminRow = z.infer<typeof hofAdminRow>;
export const hofDetail = z.object({
  ...hofShape,
  ...account,
  ...consent,
  /** Names are masked; such a form leaves them as they are. */
  isMasked: z.boolean(),
  admin: adminPart(hofTexts),
});
export type HofDetail = z.infer<typeof hofDetail>;

const playShape = {
  type: codeKey,
  playDate: dateText,
  memberName: nameText,
  memberIdx: idx.nullable(),
  courseCode: codeKey,
  holeNo: z.int().min(1).max(9).nullable(),
  par: z.int().min(3).max(6).nullable(),
  distance: z.int().min(1).max(900).nullable(),
  ballBrand: z.string().trim().max(30).nullable(),
  score: z.int().min(18).max(200).nullable(),
  companions: z.array(nameText).max(7),
  caddieName: nameText.nullable(),
  certNo: z.string().trim().max(20).nullable(),
  hasConsent: z.boolean(),
  consentOn: dateText.nullable(),
  consentHow: consentHow.nullable(),
  isVisible: z.boolean(),
};
const { type, playDate, memberName, courseCode, ...rest } = playShape;

/** Shown to visitors only while it is visible and the member has agreed (`hasConsent`). */
export const hofCreateBody = z.strictObject({
  type,
  playDate,
  memberName,
  memberIdx: rest.memberIdx.default(null),
  courseCode,
  holeNo: rest.holeNo.default(null),
  par: rest.par.default(null),
  distance: rest.distance.default(null),
  clubUsed: clubText.default(""),
  ballBrand: rest.ballBrand.default(null),
  score: rest.score.default(null),
  companions: rest.companions.default([]),
  caddieName: rest.caddieName.default(null),
  certNo: rest.certNo.default(null),
  hasConsent: rest.hasConsent.default(false),
  consentOn: rest.consentOn.default(null),
  consentHow: rest.consentHow.default(null),
  isVisible: rest.isVisible.default(true),
  i18n: textsByLanguage(hofTexts).optional(),
});

export const hofUpdateBody = z.strictObject({
  hofIdx: idx,
  ...z.object(playShape).partial().shape,
  clubUsed: clubText.optional(),
  imageUrl: clearedImage,
  i18n: textsByLanguage(hofTexts.nullable()).optional(),
  version,
});

export const hofRoutes = [
  defineRoute("GET /hof/normal", {
    summary: "The hall of fame, newest first, names masked.",
    auth: "anonymous",
    menu: "060400",
    query: z.strictObject({ ...commonQuery, page, size, type: codeKey.optional() }),
    output: pageOf(hofItem),
    tags: calls.tags,
  }),
  defineRoute("GET /ops/hof", {
    summary: "All entries for the back office, names masked.",
    permission: { menu: calls.menu, flag: "R" },
    query: z.strictObject({ ...listQueryShape, type: codeKey.optional() }),
    output: pageOf(hofAdminRow),
    persons: true,
    xlsx: "hof",
  }),
  defineRoute("GET /ops/hof/{id}", {
    summary: "One entry; names are masked without a reason, and the view goes on record.",
    permission: { menu: calls.menu, flag: "R" },
    params: idParams,
    query: z.strictObject({ ...commonQuery, ...unmaskReason }),
    output: hofDetail,
  }),
  createRoute("/ops/hof", {
    ...calls,
    summary: "Adds an entry, with its picture.",
    body: hofCreateBody,
    upload,
    output: z.object({ hofIdx: idx }),
  }),
  ...changeRoutes("/ops/hof", {
    ...calls,
    upload,
    body: hofUpdateBody,
    byPath: hofUpdateBody.partial({ hofIdx: true }),
    output: z.object({ hofIdx: idx, ...savedShape }),
  }),
  ...removeRoutes("/ops/hof", calls),
] as const;
