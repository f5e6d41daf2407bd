import { z } from "zod";
import {
  clubCode,
  clubQuery,
  commonQuery,
  dateText,
  idx,
  idxText,
  listQueryShape,
  pageOf,
  textsByLanguage,
  timestamp,
} from "./common";
import { defineRoute } from "./define-route";
import { segment } from "./play-shapes";
import { sheetOf } from "./sheet";

const termsMenu = "910800";
const termTypeText = z.string().regex(/^\d{2}$/);
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
  /** Languages that hold an own text. */
  languages: z.array(z.string()).optional(),
});

/** domain.md T3, the full text of a terms notice. */
export const termsDetail = z.object({
  termsIdx: idx,
  termType: z.string(),
  termTypeName: z.string().default(""),
  version: z.string(),
  title: z.string(),
  contents: z.string(),
  changeSummary: z.string().nullable().default(null),
  effectiveDate: dateText,
  announceFrom: dateText.optional(),
  isRequired: z.boolean().default(false),
  state: termsState,
  telNo: z.string().default(""),
  clubName: z.string().default(""),
  /** The language of the texts; the fallback when the asked one has none. */
  language: z.string().default(""),
  languages: z.array(z.string()).optional(),
});
export type TermsDetail = z.output<typeof termsDetail>;

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
const consentBody = z.strictObject({
  memberIdx: idx.optional(),
  agreements: z.array(agreementInput).min(1).max(30),
});

const titleText = z.string().trim().min(1).max(120);
const contentsText = z.string().max(200_000);
const summaryText = z.string().trim().max(500);
const termsTexts = z.strictObject({
  title: titleText,
  contents: contentsText,
  changeSummary: summaryText.optional(),
  noticeTitle: titleText.optional(),
});

/** domain.md T7, by an admin: `termsIdx` null is a new version. Texts beside `i18n` are those of the request language. */
export const publishBody = z.strictObject({
  termsIdx: idx.nullable().default(null),
  termType: termTypeText,
  version: z.string().regex(/^[\w.-]{1,10}$/),
  title: titleText,
  contents: contentsText,
  effectiveDate: dateText,
  announceFrom: dateText,
  isRequired: z.boolean(),
  unfavourable: z.boolean().default(false),
  changeSummary: summaryText.nullable().default(null),
  /** Title of the announcement; without it the title counts. */
  noticeTitle: titleText.nullable().default(null),
  telNo: z.string().trim().max(20).optional(),
  /** True keeps the version out of sight until it is saved without. */
  isDraft: z.boolean().default(false),
  /** Null takes a language away. */
  i18n: textsByLanguage(termsTexts.nullable()).optional(),
  revision: z.int().optional(),
});
export type TermsPublish = z.output<typeof publishBody>;

/** What a member still has to agree to. */
export const openTerms = z.object({
  termsIdx: idx,
  termType: z.string(),
  version: z.string(),
  isRequired: z.boolean(),
  effectiveDate: dateText,
});

/** domain.md T6, and what the back office edits. */
const termsVersionRow = z.object({
  termsIdx: idx,
  version: z.string(),
  effectiveDate: dateText,
  state: termsState,
  announceFrom: dateText.optional(),
  isRequired: z.boolean().optional(),
  unfavourable: z.boolean().optional(),
  isDraft: z.boolean().optional(),
  revision: z.int().optional(),
  telNo: z.string().optional(),
  i18n: textsByLanguage(termsTexts).optional(),
});

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
          state: termsState,
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
  defineRoute({
    method: "GET",
    path: "/terms/check/{a}/{b}",
    summary: "What a member still has to agree to: required versions in force (domain.md T4).",
    auth: "member",
    params: z.strictObject({ a: segment, b: segment }),
    query: clubQuery,
    output: z.object({ needed: z.boolean(), list: z.array(openTerms) }),
    session: "settle",
  }),
  defineRoute({
    method: "GET",
    path: "/terms/{club}/{termType}",
    summary: "All versions of a type, drafts too, the newest first (domain.md T6).",
    auth: "admin",
    permission: { menu: termsMenu, flag: "R" },
    params: z.strictObject({ club: clubCode, termType: termTypeText }),
    query: z.strictObject(listQueryShape),
    output: pageOf(termsVersionRow),
  }),
  defineRoute({
    method: "PUT",
    path: "/terms",
    summary:
      "By a member with `agreements`: consent. By an admin with `termType` and 910800 U: a version (domain.md A9).",
    auth: "signed-in",
    query: clubQuery,
    body: z.union([publishBody, consentBody]),
    output: z.union([
      z.object({ termsIdx: idx, state: termsState, revision: z.int().optional() }),
      z.object({ saved: z.int(), pending: z.array(openTerms) }),
    ]),
    tags: ["terms"],
    session: "settle",
  }),
  defineRoute({
    method: "GET",
    path: "/ops/terms",
    summary: "All types of terms with their versions, drafts too, and how many members agreed to each.",
    auth: "admin",
    permission: { menu: termsMenu, flag: "R" },
    query: clubQuery,
    output: termsOverview,
  }),
  defineRoute({
    method: "GET",
    path: "/ops/terms/{id}",
    summary: "One version with its texts in every language, a draft too.",
    auth: "admin",
    permission: { menu: termsMenu, flag: "R" },
    params: idParams,
    query: clubQuery,
    output: termsVersion,
  }),
  defineRoute({
    method: "GET",
    path: "/ops/agreements",
    summary: "Who agreed to which version; each look is on record.",
    auth: "admin",
    permission: { menu: termsMenu, flag: "R" },
    query: z.strictObject({ ...listQueryShape, termsIdx: idxText.optional(), memberIdx: idxText.optional() }),
    output: pageOf(agreementRow),
    persons: true,
    xlsx: sheetOf("agreement", {
      agreementIdx: ["No.", "번호", "番号", "编号"],
      memberIdx: ["Member", "회원", "会員", "会员"],
      memberName: ["Name", "이름", "氏名", "姓名"],
      termType: ["Type", "약관 유형", "規約の種類", "条款类型"],
      version: ["Version", "버전", "版", "版本"],
      agreed: ["Agreed", "동의", "同意", "同意"],
      channels: ["By", "수신 방법", "受信方法", "接收方式"],
      agreedAt: ["Time", "일시", "日時", "时间"],
      way: ["Way", "경로", "経路", "途径"],
      address: ["Address", "접속 IP", "接続元", "访问地址"],
    }),
  }),
] as const;
