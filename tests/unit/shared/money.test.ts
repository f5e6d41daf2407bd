import Big from "big.js";
import fc from "fast-check";
import { clubFormats } from "@/lib/shared/money/club-formats";
import { countryFormats } from "@/lib/shared/money/country-formats";
import { decimalText } from "@/lib/shared/money/decimal";
import { formatMoney, moneyToWire } from "@/lib/shared/money/money";
import { roundTo } from "@/lib/shared/money/rounding";

function formatsOf(country: string, decimals = "", mode = "0") {
  return clubFormats([
    { key: "C0080", values: [country] },
    { key: "C0130", values: [decimals] },
    { key: "C0180", values: [mode] },
  ]);
}

describe("money as the club shows it", () => {
  // seed 176
  test.each([
    ["KR", "₩1,234,568"],
    ["JP", "¥1,234,568"],
    ["CN", "¥1,234,567.50"],
    ["TW", "NT$1,234,568"],
    ["HK", "HK$1,234,567.50"],
    ["US", "$1,234,567.50"],
    ["GB", "£1,234,567.50"],
    ["DE", "1.234.567,50\u00a0€"],
    ["FR", "1\u202f234\u202f567,50\u00a0€"],
    ["TH", "฿1,234,567.50"],
    ["VN", "1.234.568\u00a0₫"],
    ["PH", "₱1,234,567.50"],
    ["MY", "RM1,234,567.50"],
    ["SG", "S$1,234,567.50"],
    ["ID", "Rp1.234.568"],
  ])("in %s", (country, text) => {
    expect(formatMoney("1234567.5", formatsOf(country))).toBe(text);
  });

  test("every country of the table is covered above", () => {
    expect(countryFormats).toHaveLength(15);
  });

  test("the sign stands before the symbol, and nothing owed has none", () => {
    expect(formatMoney(-1000, formatsOf("KR"))).toBe("-₩1,000");
    expect(formatMoney("-0.4", formatsOf("KR"))).toBe("₩0");
    expect(formatMoney(-1000, formatsOf("DE"))).toBe("-1.000,00\u00a0€");
  });

  // seed 45 173
  test("decimals and rounding are the club's", () => {
    expect(formatMoney("9.99", formatsOf("US", "0", "1"))).toBe("$9");
    expect(formatMoney("9.01", formatsOf("US", "0", "2"))).toBe("$10");
    expect(formatMoney("1.005", formatsOf("US"))).toBe("$1.01");
  });

  test("without a country it is a plain number", () => {
    expect(formatMoney(1234.5, clubFormats([]))).toBe("1,234.500");
  });
});

describe("money on the wire", () => {
  test("is a whole number for KRW and JPY", () => {
    expect(moneyToWire("47000.5", formatsOf("KR"))).toBe(47_001);
    expect(moneyToWire(80_000, formatsOf("JP"))).toBe(80_000);
  });

  test("is a decimal text for other currencies", () => {
    expect(moneyToWire(9.5, formatsOf("US"))).toBe("9.50");
    expect(moneyToWire("1.005", formatsOf("DE"))).toBe("1.01");
    expect(moneyToWire("12345678901234567890.1", formatsOf("CN"))).toBe("12345678901234567890.10");
  });
});

describe("an amount with its decimals", () => {
  const amounts = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e30, max: 1e30 }),
    fc.integer(),
    fc
      .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.nat({ max: 99_999 }))
      .map(([whole, part]) => `${whole}.${part}`),
  );

  test("is what exact arithmetic rounds it to, in every mode", () => {
    const modes = fc.constantFrom(0 as const, 1 as const, 2 as const);
    fc.assert(
      fc.property(amounts, fc.nat({ max: 4 }), modes, (amount, decimals, mode) => {
        const exact = roundTo(amount, decimals, mode);
        const wanted = exact.eq(0) ? exact.abs() : exact;
        expect(decimalText(amount, decimals, mode)).toBe(wanted.toFixed(decimals));
      }),
    );
  });

  test.each(["", "-", ".", "1,5", "NaN", "1.2.3", " 1", "0x1", "e5"])("%j is none", (text) => {
    expect(() => decimalText(text, 2)).toThrow(RangeError);
    expect(() => new Big(text)).toThrow();
  });
});
