/** How a country writes money (policy C0080, domain.md 5.4). */
export type CountryFormat = {
  /** ISO country code; `ZZ` when the club has none. */
  country: string;
  /** ISO currency code; empty when unknown. */
  currency: string;
  symbol: string;
  symbolPosition: "before" | "after";
  decimals: number;
  groupSign: string;
  decimalSign: string;
};

type Row = readonly [
  country: string,
  currency: string,
  symbol: string,
  symbolPosition: "before" | "after",
  decimals: number,
  groupSign: string,
  decimalSign: string,
];

const narrowSpace = "\u202f";

const rows: readonly Row[] = [
  ["KR", "KRW", "₩", "before", 0, ",", "."],
  ["JP", "JPY", "¥", "before", 0, ",", "."],
  ["CN", "CNY", "¥", "before", 2, ",", "."],
  ["TW", "TWD", "NT$", "before", 0, ",", "."],
  ["HK", "HKD", "HK$", "before", 2, ",", "."],
  ["US", "USD", "$", "before", 2, ",", "."],
  ["GB", "GBP", "£", "before", 2, ",", "."],
  ["DE", "EUR", "€", "after", 2, ".", ","],
  ["FR", "EUR", "€", "after", 2, narrowSpace, ","],
  ["TH", "THB", "฿", "before", 2, ",", "."],
  ["VN", "VND", "₫", "after", 0, ".", ","],
  ["PH", "PHP", "₱", "before", 2, ",", "."],
  ["MY", "MYR", "RM", "before", 2, ",", "."],
  ["SG", "SGD", "S$", "before", 2, ",", "."],
  ["ID", "IDR", "Rp", "before", 0, ".", ","],
];

/** The countries of domain.md 5.4. */
export const countryFormats: readonly CountryFormat[] = rows.map(
  ([country, currency, symbol, symbolPosition, decimals, groupSign, decimalSign]) => ({
    country,
    currency,
    symbol,
    symbolPosition,
    decimals,
    groupSign,
    decimalSign,
  }),
);

/** A country outside the table, or none: plain numbers with the default precision of seed §9. */
const plainFormat: CountryFormat = {
  country: "ZZ",
  currency: "",
  symbol: "",
  symbolPosition: "before",
  decimals: 3,
  groupSign: ",",
  decimalSign: ".",
};

/** The format of a country code, in either case; plain numbers for an unknown one. */
export function countryFormatOf(country: string): CountryFormat {
  return countryFormats.find((format) => format.country === country.toUpperCase()) ?? plainFormat;
}
