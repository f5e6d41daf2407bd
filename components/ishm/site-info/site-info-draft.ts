import type { CallInput } from "@/lib/contract/routes";
import type { SiteInfo } from "@/lib/contract/site/site";
import { siteInfoBody } from "@/lib/contract/site/site-office";
import { isEmail, isPhone } from "@/lib/shared/fields";
import { type Language, languages } from "@/lib/shared/languages";
import { textOrNull } from "@/lib/shared/texts/text";
import { type FieldProblem, schemaProblems } from "../../../lib/web/office/schema-problems";

export const siteTextFields = ["clubName", "ceoName", "address", "addressDetail", "copyright"] as const;
export type SiteTextField = (typeof siteTextFields)[number];
type SiteText = Record<SiteTextField, string>;

export const socialServices = ["instagram", "youtube", "blog", "kakao"] as const;
type SocialService = (typeof socialServices)[number];

/** Services that only people of one country use, by the country. */
const nationalServices: Readonly<Partial<Record<SocialService, string>>> = { kakao: "KR" };

export const isSocialServiceOf = (country: string, service: SocialService): boolean =>
  (nationalServices[service] ?? country) === country;

const plainFields = [
  "businessNo",
  "corpNo",
  "mailOrderNo",
  "zipCode",
  "clubPhoneNo",
  "rsvPhoneNo",
  "clubFaxNo",
  "email",
  "lat",
  "lon",
  "gridX",
  "gridY",
  "privacyOfficer",
  "privacyPhone",
  "openingDate",
] as const;
export type SitePlainField = (typeof plainFields)[number];

/** The site info as the form holds it: every value is a text, empty where there is none. */
export type SiteInfoDraft = Record<SitePlainField, string> & {
  texts: Record<Language, SiteText>;
  sns: Record<SocialService, string>;
};

const noText: SiteText = { clubName: "", ceoName: "", address: "", addressDetail: "", copyright: "" };

/** The form of what was read with `scope=admin`. */
export function siteInfoDraftOf(info: SiteInfo): SiteInfoDraft {
  const known: Record<string, unknown> = { ...info, ...info.admin };
  const plain = Object.fromEntries(plainFields.map((field) => [field, String(known[field] ?? "")]));
  const texts = info.admin?.i18n ?? {};
  return {
    ...(plain as Record<SitePlainField, string>),
    texts: {
      en: { ...noText, ...texts.en },
      ko: { ...noText, ...texts.ko },
      ja: { ...noText, ...texts.ja },
      zh: { ...noText, ...texts.zh },
    },
    sns: { instagram: "", youtube: "", blog: "", kakao: "", ...info.sns },
  };
}

export function isWrittenSiteText(text: SiteText): boolean {
  return siteTextFields.some((field) => text[field].trim() !== "");
}

const numberOf = (text: string) => (text.trim() === "" ? Number.NaN : Number(text));

/**
 * `PUT /site/info`: every field is sent; a language without a text, before and now, is left out. The booking office and the
 * privacy officer have the club's number until they are given their own.
 */
export function saveSiteInfoCall(draft: SiteInfoDraft, saved: SiteInfo) {
  const { texts, sns, corpNo, mailOrderNo, clubFaxNo, openingDate, lat, lon, gridX, gridY, ...plain } = draft;
  const ownPhone = (phone: string) => phone.trim() || draft.clubPhoneNo;
  const known = saved.admin?.i18n ?? {};
  const sent = languages.filter((one) => isWrittenSiteText(texts[one]) || known[one]);
  const links = socialServices.filter((one) => sns[one].trim() !== "");
  return {
    body: {
      i18n: Object.fromEntries(sent.map((one) => [one, texts[one]])),
      ...plain,
      rsvPhoneNo: ownPhone(draft.rsvPhoneNo),
      privacyPhone: ownPhone(draft.privacyPhone),
      corpNo: textOrNull(corpNo),
      mailOrderNo: textOrNull(mailOrderNo),
      clubFaxNo: textOrNull(clubFaxNo),
      openingDate: textOrNull(openingDate),
      lat: numberOf(lat),
      lon: numberOf(lon),
      gridX: numberOf(gridX),
      gridY: numberOf(gridY),
      sns: Object.fromEntries(links.map((one) => [one, sns[one].trim()])),
      version: saved.admin?.version,
    },
  } satisfies CallInput<"PUT /site/info">;
}

const ownPhones = ["rsvPhoneNo", "privacyPhone", "clubFaxNo"] as const;

/** The problems of the input that the browser can find; `isKorean` as policy C0080 says. */
export function siteInfoProblems(draft: SiteInfoDraft, saved: SiteInfo, isKorean: boolean): FieldProblem[] {
  const wrong = (field: SitePlainField): FieldProblem => ({
    field,
    reason: draft[field].trim() === "" ? "required" : "format",
  });
  return [
    ...schemaProblems(siteInfoBody, saveSiteInfoCall(draft, saved).body),
    ...(isKorean && !/^\d{5}$/.test(draft.zipCode.trim()) ? [wrong("zipCode")] : []),
    ...(isPhone(draft.clubPhoneNo.trim()) ? [] : [wrong("clubPhoneNo")]),
    ...ownPhones.filter((field) => draft[field].trim() !== "" && !isPhone(draft[field].trim())).map(wrong),
    ...(isEmail(draft.email.trim()) ? [] : [wrong("email")]),
  ];
}
