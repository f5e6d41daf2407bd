import fc from "fast-check";
import { formatNumber, type NumberFormat } from "@/lib/shared/money/numbers";
import { parseTypedNumber } from "@/lib/shared/money/typed-numbers";

describe("a number that a person typed", () => {
  // seed 242
  test.each([
    ["1,234", 1234],
    ["1,234,567.5", 1_234_567.5],
    [" -12 ", -12],
    ["+3", 3],
    [".5", 0.5],
    ["5.", 5],
    ["１，２３４", 1234],
    ["007", 7],
  ])("%j is %d", (text, value) => {
    expect(parseTypedNumber(text)).toBe(value);
  });

  // seed 243
  test.each([
    "",
    " ",
    "abc",
    "12a",
    "1.2.3",
    "--1",
    "1e5",
    "0x10",
    "Infinity",
    "NaN",
    "-",
    ".",
    "-0",
    "₩100",
  ])("%j counts as 0", (text) => {
    expect(parseTypedNumber(text)).toBe(0);
  });

  test("is never NaN, infinite or negative zero, whatever was typed", () => {
    const numberLike = fc.stringMatching(/^[-+0-9.,e ]{0,400}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), numberLike), (text) => {
        const value = parseTypedNumber(text);
        expect(Number.isFinite(value)).toBe(true);
        expect(Object.is(value, -0)).toBe(false);
      }),
    );
    expect(parseTypedNumber("9".repeat(400))).toBe(0);
  });
});

describe("writing a number", () => {
  test.each<[number | string, NumberFormat, string]>([
    [1234.5678, {}, "1,234.568"],
    [1234.5, {}, "1,234.5"],
    [1000, {}, "1,000"],
    [100, {}, "100"],
    [-1234567, {}, "-1,234,567"],
    [-0.0001, {}, "0"],
    ["12345678901234567890.125", { decimals: 2 }, "12,345,678,901,234,567,890.13"],
    [1.5, { decimals: 2, hasFixedDecimals: true }, "1.50"],
    [1234.5, { groupSign: ".", decimalSign: "," }, "1.234,5"],
    [1.29, { decimals: 1, mode: 1 }, "1.2"],
    [1.21, { decimals: 1, mode: 2 }, "1.3"],
    [1234, { groupSign: "$&" }, "1$&234"],
  ])("%p with %p is %s", (amount, format, text) => {
    expect(formatNumber(amount, format)).toBe(text);
  });

  test("reads back as the same number", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (thousandths) => {
        expect(parseTypedNumber(formatNumber(thousandths / 1000))).toBe(
          thousandths === 0 ? 0 : thousandths / 1000,
        );
      }),
    );
  });
});
