import { formatBusinessNumber, isCorporateNumber, isKoreanBusinessNumber } from "./korean-numbers";

/** Whether a company or a person stands behind a number, where the number tells. */
export type TaxNumberKind = "CORPORATE" | "INDIVIDUAL";
export type TaxNumberVerdict = { normalized: string; valid: boolean; kind: TaxNumberKind | null };

/** Length and characters of a tax number without spaces, dots and hyphens (domain.md 5.4). */
const shapes: Readonly<Record<string, RegExp>> = {
  JP: /^\d{13}$/,
  CN: /^[0-9A-Z]{18}$/,
  TW: /^\d{8}$/,
  HK: /^\d{8}$/,
  US: /^\d{9}$/,
  GB: /^GB\d{9}$/,
  DE: /^DE\d{9}$/,
  FR: /^FR[0-9A-Z]{2}\d{9}$/,
  TH: /^\d{13}$/,
  VN: /^\d{10}$/,
  PH: /^\d{9,12}$/,
  MY: /^[0-9A-Z]{10,14}$/,
  SG: /^[0-9A-Z]{9,10}$/,
  ID: /^\d{15,16}$/,
};
/** Of a country that the table does not have. */
const anyShape = /^[0-9A-Z]{5,20}$/;

/**
 * A tax number as it is written, and whether it can be one (domain.md 9.4). `type` is a country of `countryTypes`, or
 * `CORP` for a Korean corporate registration number; Korean ones are checked by their check digit, others by shape.
 */
export function checkTaxNumber(type: string, keyword: string): TaxNumberVerdict {
  const compact = keyword
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s.-]/g, "");
  if (type === "KR") {
    const valid = isKoreanBusinessNumber(compact);
    return { normalized: formatBusinessNumber(compact), valid, kind: valid ? koreanKind(compact) : null };
  }
  if (type === "CORP") {
    const valid = isCorporateNumber(compact);
    const normalized = compact.replace(/^(\d{6})(\d{7})$/, "$1-$2");
    return { normalized, valid, kind: valid ? "CORPORATE" : null };
  }
  return { normalized: compact, valid: (shapes[type] ?? anyShape).test(compact), kind: null };
}

/** The two digits in the middle: 81 to 88 are companies, all others persons and unregistered bodies. */
function koreanKind(digits: string): TaxNumberKind {
  const middle = Number(digits.slice(3, 5));
  return middle >= 81 && middle <= 88 ? "CORPORATE" : "INDIVIDUAL";
}
