import type { Office } from "@/components/ishm/frame/root/office-context";
import type { SiteAddition, SiteInfo } from "@/lib/contract/site/site";
import { plainBrand } from "@/lib/shared/brand/brand";
import { mockCall } from "@/tests/support/msw";
import { officeWith, readOnly } from "../office";

const all = { isCreate: true, isRead: true, isUpdate: true, isDelete: true };

/** An office whose admin may do everything on every screen of the site, or may only look. */
export function siteOffice(may: "write" | "look" = "write", country: "KR" | "GB" = "KR"): Office {
  const flags = may === "write" ? all : readOnly;
  const office = officeWith(flags);
  const formats = { ...office.formats, countryFormat: { ...office.formats.countryFormat, country } };
  return { ...office, formats, access: () => flags };
}

export const publicInfo: SiteInfo = {
  clubIdx: 1,
  clubCode: "MS01",
  clubName: "Mirsol Country Club",
  ceoName: "Hong Sol",
  address: "27 Solbaram-ro",
  addressDetail: "",
  copyright: "© Mirsol",
  businessNo: "100-81-23452",
  zipCode: "00027",
  clubPhoneNo: "031-000-1000",
  rsvPhoneNo: "031-000-1001",
  clubFaxNo: null,
  email: "info@mirsol.example",
  lat: 37.3,
  lon: 127.3,
  sns: {},
};

export const publicAddition: SiteAddition = {
  logoDefaultRl: null,
  textDefaultRl: "Mirsol Country Club",
  logoDefaultUd: null,
  textDefaultUd: "Mirsol CC",
  logoSimpleRl: null,
  textSimpleRl: "MIRSOL",
  logoSimpleUd: null,
  textSimpleUd: "MS",
  favicon: null,
  ogImage: null,
  naverVerification: "",
  googleVerification: "",
  gaId: "",
  viewportZoom: "free",
  headTags: "",
};

const noTexts = { version: 1, messages: [] };

/** The club's own texts: none, so that previews read as the message files do. */
export const previewTexts = [
  mockCall("GET /site/brand", () => plainBrand),
  mockCall("GET /system/i18n/{lang}", () => noTexts),
  mockCall("GET /common/i18n/{lang}/{club}", () => noTexts),
];

/** Reads of previews of the public site. */
export const publicSite = [
  ...previewTexts,
  mockCall("GET /site/info", () => publicInfo),
  mockCall("GET /site/addition", () => publicAddition),
];
