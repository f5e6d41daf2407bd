import { z } from "zod";
import { isMeasuringText } from "@/lib/shared/measuring";
import { clubQuery, commonQuery, dateText, idx, textsByLanguage, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";

const siteInfoMenu = "910200";
const stateMenu = "910300";
const additionMenu = "910500";
const certMenu = "910100";

const phone = z.string().trim().max(40);
const siteTexts = z.strictObject({
  clubName: z.string().trim().min(1).max(60).optional(),
  ceoName: z.string().trim().max(40).optional(),
  address: z.string().trim().max(200).optional(),
  addressDetail: z.string().trim().max(100).optional(),
  copyright: z.string().trim().max(200).optional(),
});

/** domain.md A4; fields that are not named stay as they are. */
export const siteInfoBody = z.strictObject({
  ...siteTexts.shape,
  businessNo: z.string().trim().max(30).optional(),
  corpNo: z.string().trim().max(20).nullable().optional(),
  mailOrderNo: z.string().trim().max(30).nullable().optional(),
  zipCode: z.string().trim().max(10).optional(),
  clubPhoneNo: phone.optional(),
  rsvPhoneNo: phone.optional(),
  clubFaxNo: phone.nullable().optional(),
  email: z.string().trim().max(200).optional(),
  lat: z.number().min(-90).max(90).optional(),
  lon: z.number().min(-180).max(180).optional(),
  gridX: z.int().min(1).max(999).optional(),
  gridY: z.int().min(1).max(999).optional(),
  privacyOfficer: z.string().trim().max(40).optional(),
  privacyPhone: phone.optional(),
  openingDate: dateText.nullable().optional(),
  sns: z
    .partialRecord(
      z.enum(["instagram", "youtube", "blog", "kakao"]),
      z.url({ protocol: /^https$/, error: wants("web_address") }),
    )
    .optional(),
  i18n: textsByLanguage(siteTexts).optional(),
  version: z.int().optional(),
});
export type SiteInfoChange = z.output<typeof siteInfoBody>;

const logo = z.string().nullable();
export const logoFields = [
  "logoDefaultRl",
  "logoDefaultUd",
  "logoSimpleRl",
  "logoSimpleUd",
  "favicon",
  "ogImage",
] as const;
export type LogoField = (typeof logoFields)[number];

const logoTexts = z.strictObject({
  textDefaultRl: z.string().trim().max(60).optional(),
  textDefaultUd: z.string().trim().max(60).optional(),
  textSimpleRl: z.string().trim().max(60).optional(),
  textSimpleUd: z.string().trim().max(60).optional(),
});

/** domain.md A6; each file part bears the name of its field. */
export const siteAdditionBody = z.strictObject({
  ...logoTexts.shape,
  removeFiles: z.array(z.enum(logoFields)).max(6).default([]),
  naverVerification: z.string().trim().max(100).optional(),
  googleVerification: z.string().trim().max(100).optional(),
  /** `G-…` of Google Analytics 4, or the site's domain at Plausible; nothing is loaded before a visitor agrees. */
  gaId: z.string().trim().max(100).refine(isMeasuringText, wants("measuring")).optional(),
  viewportZoom: z.enum(["fixed", "free"]).optional(),
  headTags: z.string().max(8000).optional(),
  i18n: textsByLanguage(logoTexts).optional(),
  version: z.int().optional(),
});
export type SiteAdditionChange = z.output<typeof siteAdditionBody>;

const niceDriver = z.enum(["MOCK", "NICE_V1", "NICE_INTC"]);

/** domain.md A7; of the secret only whether there is one. */
const siteCert = z.object({
  methods: z.array(z.string()),
  niceDriver,
  niceSiteCode: z.string().nullable(),
  niceSecretSet: z.boolean(),
  smsSender: z.string(),
  emailSender: z.string(),
  tlsExpiresAt: timestamp.nullable(),
  version: z.int().optional(),
});

export const siteCertBody = z.strictObject({
  methods: z
    .array(z.string().regex(/^\d{2}$/, wants("digits", "2")))
    .min(1)
    .max(10)
    .refine((methods) => new Set(methods).size === methods.length, wants("twice")),
  niceDriver,
  niceSiteCode: z.string().trim().max(60).nullable().default(null),
  /** Write-only: left out it stays, null takes it away. */
  niceClientSecret: z.string().min(1).max(300).nullable().optional(),
  smsSender: z.string().trim().max(40),
  emailSender: z.string().trim().max(200),
  version: z.int().optional(),
});
export type SiteCertInput = z.output<typeof siteCertBody>;

export const siteOfficeRoutes = [
  defineRoute("PUT /site/info", {
    summary: "Changes name, address and numbers of the club.",
    permission: { menu: siteInfoMenu, flag: "U" },
    query: clubQuery,
    body: siteInfoBody,
    output: z.object({ clubIdx: idx, updatedAt: timestamp, version: z.int().optional() }),
    tags: ["site-info"],
  }),
  defineRoute("GET /site/info/valid/taxno", {
    summary: "Whether a tax number can be one, and whether another club has it.",
    permission: { menu: siteInfoMenu, flag: "R" },
    query: z.strictObject({
      ...commonQuery,
      type: z
        .string()
        .regex(/^([A-Z]{2}|CORP)$/, wants("like", "KR, CORP"))
        .default("KR"),
      keyword: z.string().min(1).max(40),
    }),
    output: z.object({
      type: z.string(),
      normalized: z.string(),
      valid: z.boolean(),
      kind: z.enum(["CORPORATE", "INDIVIDUAL"]).nullable(),
      duplicated: z.boolean(),
    }),
  }),
  defineRoute("GET /ops/site/visitors", {
    summary: "How many visitors have used the site in the last minutes: whom a stop would meet.",
    permission: { menu: stateMenu, flag: "R" },
    query: clubQuery,
    output: z.object({ visitors: z.int(), minutes: z.int() }),
  }),
  defineRoute("PUT /site/addition", {
    summary: "Changes logos, their texts and what stands in the head of every page.",
    permission: { menu: additionMenu, flag: "U" },
    query: clubQuery,
    body: siteAdditionBody,
    upload: { parts: logoFields },
    output: z.object({
      logoDefaultRl: logo.optional(),
      logoDefaultUd: logo.optional(),
      logoSimpleRl: logo.optional(),
      logoSimpleUd: logo.optional(),
      favicon: logo.optional(),
      ogImage: logo.optional(),
      updatedAt: timestamp,
      version: z.int().optional(),
    }),
    tags: ["site-addition"],
  }),
  defineRoute("GET /site/cert", {
    summary: "How members are identified and who sends; the secret is never told.",
    permission: { menu: certMenu, flag: "R" },
    onlySSAdmin: true,
    query: clubQuery,
    output: siteCert,
  }),
  defineRoute("PUT /site/cert", {
    summary: "Changes how members are identified and who sends.",
    permission: { menu: certMenu, flag: "U" },
    onlySSAdmin: true,
    query: clubQuery,
    body: siteCertBody,
    output: z.object({ niceSecretSet: z.boolean(), updatedAt: timestamp, version: z.int().optional() }),
    tags: ["site-info"],
  }),
] as const;
