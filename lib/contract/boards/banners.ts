import { z } from "zod";
import {
  clubQuery,
  dateText,
  idParams,
  idx,
  languageSchema,
  listQueryShape,
  pageOf,
  textsByLanguage,
  timestamp,
} from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";
import { boardState } from "./board-entities";
import {
  adminPart,
  adminRowShape,
  changeRoutes,
  clearedImage,
  createRoute,
  linkText,
  order,
  plainQuery,
  removeRoutes,
  savedShape,
  version,
} from "./board-shapes";

const calls = { menu: "930600", tags: ["banners"] as const };
const upload = { parts: ["layerFile", "layerFileMobile"] };
const nameText = z.string().trim().min(1).max(60);
const menuCode = z.string().regex(/^\d{6}$/, wants("digits", "6"));
const devicePc = z.enum(["Y", "N", "A"]);
const progress = z.enum(["0", "1", "2"]);
const bannerTexts = z.strictObject({ bannerName: nameText });

/** domain.md P4. */
export const bannerItem = z.object({
  idx,
  bannerName: z.string(),
  layerFile: z.string(),
  layerFileMobile: z.string().nullable(),
  link: z.string().nullable(),
  seeDetail: z.boolean(),
  windowOpen: z.boolean(),
  todayClose: z.boolean(),
  progress,
  devicePc,
});
export type BannerItem = z.infer<typeof bannerItem>;

/** A terms version that is about to change or has just changed (domain.md 7.14). */
export const termsNotice = z.object({
  termsIdx: idx,
  title: z.string(),
  clubName: z.string(),
  effectiveDate: dateText,
  telNo: z.string(),
});

export type TermsNotice = z.infer<typeof termsNotice>;

const placeShape = {
  startAt: timestamp,
  endAt: timestamp,
  menuCodes: z.array(z.string()),
  order: z.int(),
  isVisible: z.boolean(),
};

/** domain.md A23. */
export const bannerAdminRow = z.object({
  idx,
  bannerName: z.string(),
  layerFile: z.string(),
  progress,
  devicePc,
  ...z.object(adminRowShape).partial().shape,
  ...placeShape,
});

export type BannerAdminRow = z.infer<typeof bannerAdminRow>;

export const bannerDetail = z.object({
  ...bannerItem.shape,
  ...placeShape,
  lang: languageSchema.nullable(),
  admin: adminPart(bannerTexts),
});

export type BannerDetail = z.infer<typeof bannerDetail>;

/** The pictures come as the parts `layerFile` (needed) and `layerFileMobile`; `devicePc` is Y for PC, N for mobile, A for all. */
export const bannerCreateBody = z.strictObject({
  bannerName: nameText,
  link: linkText.nullable().default(null),
  seeDetail: z.boolean().default(false),
  windowOpen: z.boolean().default(false),
  todayClose: z.boolean().default(true),
  devicePc: devicePc.default("A"),
  menuCodes: z.array(menuCode).min(1).max(50),
  startAt: timestamp,
  endAt: timestamp,
  order: order.default(0),
  isVisible: z.boolean().default(true),
  lang: languageSchema.nullable().default(null),
  i18n: textsByLanguage(bannerTexts).optional(),
});

export const bannerUpdateBody = z.strictObject({
  idx,
  bannerName: nameText.optional(),
  link: linkText.nullable().optional(),
  seeDetail: z.boolean().optional(),
  windowOpen: z.boolean().optional(),
  todayClose: z.boolean().optional(),
  devicePc: devicePc.optional(),
  menuCodes: z.array(menuCode).min(1).max(50).optional(),
  startAt: timestamp.optional(),
  endAt: timestamp.optional(),
  order: order.optional(),
  isVisible: z.boolean().optional(),
  lang: languageSchema.nullable().optional(),
  layerFileMobile: clearedImage,
  i18n: textsByLanguage(bannerTexts.nullable()).optional(),
  version,
});

export const bannerRoutes = [
  defineRoute("GET /banner/page/{menuCode}", {
    summary: "What the pop-up of a page shows: terms notices (main page only) and running banners.",
    auth: "anonymous",
    menu: "{menuCode}",
    params: z.strictObject({ menuCode }),
    query: clubQuery,
    output: z.object({ terms: z.array(termsNotice), banner: z.array(bannerItem) }),
    isShared: true,
    tags: ["banners", "terms"],
  }),
  defineRoute("GET /banner", {
    summary: "All banners for the back office, in their order.",
    permission: { menu: calls.menu, flag: "R" },
    query: z.strictObject({
      ...listQueryShape,
      progress: progress.optional(),
      state: boardState.optional(),
      menuCode: menuCode.optional(),
    }),
    output: pageOf(bannerAdminRow),
    xlsx: "banner",
  }),
  defineRoute("GET /banner/{id}", {
    summary: "One banner for the back office.",
    permission: { menu: calls.menu, flag: "R" },
    params: idParams,
    query: plainQuery,
    output: bannerDetail,
  }),
  createRoute("/banner", {
    ...calls,
    summary: "Creates a banner with its pictures.",
    body: bannerCreateBody,
    upload,
    output: z.object({ idx }),
  }),
  createRoute("/banner/clone", {
    ...calls,
    summary: "Makes a hidden copy of a banner.",
    body: z.strictObject({ idx }),
    output: z.object({ idx, bannerName: z.string(), isVisible: z.boolean() }),
  }),
  ...changeRoutes("/banner", {
    ...calls,
    upload,
    body: bannerUpdateBody,
    byPath: bannerUpdateBody.partial({ idx: true }),
    output: z.object({ idx, ...savedShape }),
  }),
  ...removeRoutes("/banner", calls),
] as const;
