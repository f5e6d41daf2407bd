import { resolveZone } from "@/lib/shared/time/time-zones";
import { dateFormats, datePattern } from "../time/date-patterns";
import { type CountryFormat, countryFormatOf } from "./country-formats";
import { type RoundingMode, readRoundingMode } from "./rounding";

/** A policy as the code set `policyCodes` carries it: the code, then value1 to value4. */
export type PolicyEntry = { key: string; values: readonly string[] };

/** Decimal places of policy C0130; `big` is the precision of big numbers. */
export type DecimalPoint = { money: number; numbers: number; weather: number; big: number };

/** How a club writes dates, numbers and money; plain data that may pass to the browser (seed §3). */
export type ClubFormats = {
  /** One of the 36 patterns, `yyyy.MM.dd`. */
  dateFormat: string;
  timeFormat: string;
  dateTimeFormat: string;
  /** IANA name, or an offset such as `+09:00`. */
  standardTimeZone: string;
  decimalPoint: DecimalPoint;
  roundFormat: RoundingMode;
  /** C0080: the country's way with the club's own currency and symbol; `locale` is a BCP 47 tag. */
  countryFormat: CountryFormat & { locale: string };
};

const defaultDecimals = 3;
const defaultBigDecimals = 20;
const defaultDatePattern = "yyyy.MM.dd";
const defaultTimePattern = "HH:mm";

/** The formats of a club from its policies, with the defaults of seed §9 for what is missing or unreadable. */
export function clubFormats(policies: readonly PolicyEntry[]): ClubFormats {
  const valuesByCode = new Map(policies.map((policy) => [policy.key, policy.values]));
  const valuesOf = (code: string): readonly string[] => valuesByCode.get(code) ?? [];
  const countryFormat = readCountryFormat(valuesOf("C0080"));
  return {
    ...readDateFormats(valuesOf("C0200")),
    standardTimeZone: resolveZone(valuesOf("C0190")),
    decimalPoint: readDecimalPoint(valuesOf("C0130"), countryFormat.decimals),
    roundFormat: readRoundingMode(valuesOf("C0180")[0]),
    countryFormat,
  };
}

function readDateFormats(values: readonly string[]) {
  const [code = "", pattern = "", time = "", dateTime = ""] = values;
  const isSelectable = dateFormats.some((format) => format.pattern === pattern);
  const dateFormat = isSelectable ? pattern : (datePattern(code) ?? defaultDatePattern);
  const timeFormat = isNumericPattern(time) ? time : defaultTimePattern;
  const dateTimeFormat = isNumericPattern(dateTime) ? dateTime : `${dateFormat} ${timeFormat}`;
  return { dateFormat, timeFormat, dateTimeFormat };
}

/** Only the letters that `date-format` can fill, and signs between them. */
function isNumericPattern(pattern: string): boolean {
  return pattern !== "" && !/\p{L}/u.test(pattern.replace(/yyyy|yy|MM?|dd?|HH?|mm|ss/g, ""));
}

function readDecimalPoint(values: readonly string[], countryDecimals: number): DecimalPoint {
  const [money, numbers, weather, big] = values;
  return {
    money: readDecimals(money, countryDecimals),
    numbers: readDecimals(numbers, defaultDecimals),
    weather: readDecimals(weather, defaultDecimals),
    big: readDecimals(big, defaultBigDecimals),
  };
}

function readDecimals(value: string | undefined, fallback: number): number {
  return value !== undefined && /^\d{1,2}$/.test(value)
    ? Math.min(Number(value), defaultBigDecimals)
    : fallback;
}

function readCountryFormat(values: readonly string[]): CountryFormat & { locale: string } {
  const [country = "", currency = "", symbol = "", locale = ""] = values;
  const known = countryFormatOf(country);
  return {
    ...known,
    country: country || known.country,
    currency: currency || known.currency,
    symbol: symbol || known.symbol,
    locale: locale || "en",
  };
}
