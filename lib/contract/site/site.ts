import { z } from "zod";
import { scopeQuery } from "../boards/board-shapes";
import { clubQuery, dateText, idx, textsByLanguage, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";

/** Of `SiteInfo` what the back office sees beyond the public part; with `scope=admin` only. */
const siteInfoAdmin = z.object({
  corpNo: z.string().nullable(),
  mailOrderNo: z.string().nullable(),
  gridX: z.int(),
  gridY: z.int(),
  privacyOfficer: z.string(),
  privacyPhone: z.string(),
  /** Null of a club that has not said it. */
  openingDate: dateText.nullable(),
  i18n: textsByLanguage(z.record(z.string(), z.string())),
  version: z.int(),
});

/** domain.md P16. */
export const siteInfo = z.object({
  clubIdx: idx,
  clubCode: z.string(),
  clubName: z.string(),
  ceoName: z.string(),
  businessNo: z.string(),
  zipCode: z.string(),
  address: z.string(),
  addressDetail: z.string(),
  clubPhoneNo: z.string(),
  rsvPhoneNo: z.string(),
  clubFaxNo: z.string().nullable(),
  email: z.string(),
  lat: z.number(),
  lon: z.number(),
  sns: z.partialRecord(z.enum(["instagram", "youtube", "blog", "kakao"]), z.string()),
  copyright: z.string(),
  /** Ways in which people of this club prove who they are (certificationTypes); left out by a server that has all. */
  certificationTypes: z.array(z.string()).optional(),
  /**
   * Words that no password may consist of: the club's code and its names in all languages, whole and word by word.
   */
  passwordWords: z.array(z.string()).optional(),
  /** Whether members can be notified on their devices; left out by a server that has no such channel. */
  hasPush: z.boolean().optional(),
  admin: siteInfoAdmin.optional(),
});
export type SiteInfo = z.infer<typeof siteInfo>;

const logo = z.string().nullable();

/** domain.md P17: default and simple logos, left-right and up-down, each with a text fallback (seed §3). */
export const siteAddition = z.object({
  logoDefaultRl: logo,
  textDefaultRl: z.string(),
  logoDefaultUd: logo,
  textDefaultUd: z.string(),
  logoSimpleRl: logo,
  textSimpleRl: z.string(),
  logoSimpleUd: logo,
  textSimpleUd: z.string(),
  favicon: logo,
  ogImage: logo,
  naverVerification: z.string(),
  googleVerification: z.string(),
  gaId: z.string(),
  viewportZoom: z.enum(["fixed", "free"]),
  /** Allowed `<meta>` tags (`lib/shared/addresses/head-tags`). */
  headTags: z.string().optional(),
  admin: z.object({ i18n: textsByLanguage(z.record(z.string(), z.string())), version: z.int() }).optional(),
});
export type SiteAddition = z.infer<typeof siteAddition>;

/** 0 stopped, 1 normal, 2 closed (seed §4). */
/** An address or a range of addresses. */
const range = wants("like", "203.0.113.7, 203.0.113.0/24");

export const siteStateValue = z.enum(["0", "1", "2"]);
export type SiteStateValue = z.infer<typeof siteStateValue>;

const stateTexts = z.strictObject({
  title: z.string().trim().max(100),
  message: z.string().trim().max(2000),
});

/** domain.md P6; `allowIps` and `i18n` are there for admins only, `allowed` tells the asking visitor's pass. */
export const siteState = z.object({
  state: siteStateValue,
  title: z.string(),
  message: z.string(),
  startAt: timestamp.nullable(),
  endAt: timestamp.nullable(),
  admin: z
    .object({
      allowIps: z.array(z.string()),
      i18n: textsByLanguage(stateTexts),
      /** A state that waits for its `startAt`. */
      scheduled: z
        .object({ state: siteStateValue, startAt: timestamp, endAt: timestamp.nullable() })
        .nullable(),
      version: z.int(),
    })
    .optional(),
});
export type SiteState = z.infer<typeof siteState>;

/** domain.md A8. `title` and `message` are the texts of the request language. */
export const siteStateBody = z.strictObject({
  state: siteStateValue,
  title: z.string().trim().max(100).default(""),
  message: z.string().trim().max(2000).default(""),
  startAt: timestamp.nullable().default(null),
  endAt: timestamp.nullable().default(null),
  allowIps: z
    .array(z.union([z.ipv4(range), z.ipv6(range), z.cidrv4(range), z.cidrv6(range)], range))
    .max(50)
    .default([]),
  i18n: textsByLanguage(stateTexts).optional(),
  version: z.int().optional(),
});

export const siteRoutes = [
  defineRoute("GET /site/info", {
    summary: "Name, address and numbers of the club.",
    auth: "anonymous",
    adminScopeMenu: "910200",
    query: scopeQuery,
    output: siteInfo,
    tags: ["site-info"],
  }),
  defineRoute("GET /site/addition", {
    summary: "Logos with text fallbacks, favicon, social image, verification codes, viewport setting.",
    auth: "anonymous",
    adminScopeMenu: "910500",
    query: scopeQuery,
    output: siteAddition,
    tags: ["site-addition"],
  }),
  defineRoute("GET /site/state", {
    summary: "Whether the site is stopped (0), normal (1) or closed (2).",
    auth: "anonymous",
    adminScopeMenu: "910300",
    query: scopeQuery,
    output: siteState,
    isShared: true,
    tags: ["site-state"],
  }),
  defineRoute("GET /ext/site/pass", {
    summary: "Whether the caller's address may see the site while it is stopped or closed.",
    auth: "anonymous",
    query: clubQuery,
    output: z.object({ allowed: z.boolean() }),
  }),
  defineRoute("PUT /site/state", {
    summary: "Changes the site state now, or plans it with `startAt`.",
    permission: { menu: "910300", flag: "U" },
    query: clubQuery,
    body: siteStateBody,
    output: z.object({ state: siteStateValue, scheduled: z.boolean() }),
    tags: ["site-state"],
  }),
] as const;
