import fc from "fast-check";
import {
  type RoundingMode,
  readRoundingMode,
  roundTo,
  roundToUnit,
  roundUpToUnit,
} from "@/lib/shared/money/rounding";

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const modes = fc.constantFrom<RoundingMode>(0, 1, 2);

describe("rounding", () => {
  // seed 421
  test.each<[string, number, RoundingMode, string]>([
    ["1.005", 2, 0, "1.01"],
    ["-1.005", 2, 0, "-1.01"],
    ["1.005", 2, 1, "1.00"],
    ["-1.005", 2, 1, "-1.00"],
    ["1.005", 2, 2, "1.01"],
    ["-1.005", 2, 2, "-1.01"],
    ["-2.5", 0, 0, "-3"],
    ["2.4", 0, 0, "2"],
    ["1.001", 2, 2, "1.01"],
    ["1.00", 2, 2, "1.00"],
    ["0.123456789012345678905", 20, 0, "0.12345678901234567891"],
  ])("%s to %i decimals in mode %i is %s", (amount, decimals, mode, rounded) => {
    expect(roundTo(amount, decimals, mode).toFixed(decimals)).toBe(rounded);
  });

  test("a number is read as it prints, not as its binary value", () => {
    expect(roundTo(1.005, 2).toFixed(2)).toBe("1.01");
    expect(roundTo(8.345, 2).toFixed(2)).toBe("8.35");
  });

  test("of hundredths to whole agrees with the arithmetic of whole numbers", () => {
    fc.assert(
      fc.property(cents, modes, (amount, mode) => {
        const size = Math.abs(amount);
        const whole = {
          0: Math.floor((size + 50) / 100),
          1: Math.floor(size / 100),
          2: Math.ceil(size / 100),
        }[mode];
        const text = `${amount < 0 ? "-" : ""}${Math.floor(size / 100)}.${String(size % 100).padStart(2, "0")}`;
        expect(roundTo(text, 0, mode).eq(amount < 0 ? -whole : whole)).toBe(true);
      }),
    );
  });

  test("whole numbers stay, and rounding twice changes nothing", () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 5 }), modes, (amount, decimals, mode) => {
        expect(roundTo(amount, decimals, mode).eq(amount)).toBe(true);
        const once = roundTo(amount / 1000, decimals, mode);
        expect(roundTo(once, decimals, mode).eq(once)).toBe(true);
      }),
    );
  });

  test.each(["", "1,000", "abc", Number.NaN])("%p is refused", (amount) => {
    expect(() => roundTo(amount, 2)).toThrow();
  });

  // seed 173 421
  test.each<[string | undefined, RoundingMode]>([
    ["0", 0],
    ["1", 1],
    ["2", 2],
    ["", 0],
    ["3", 0],
    [undefined, 0],
  ])("policy value %p is mode %i", (value, mode) => {
    expect(readRoundingMode(value)).toBe(mode);
  });
});

describe("rounding to a unit", () => {
  test.each([
    [75_000, 75_000],
    [12_500, 13_000],
    [12_001, 13_000],
    [0, 0],
    [-12_500, -13_000],
  ])("a fee of %i goes up to %i", (amount, rounded) => {
    expect(roundUpToUnit(amount, 1000).toNumber()).toBe(rounded);
  });

  test.each<[number, RoundingMode, number]>([
    [47_000, 0, 47_000],
    [47_050, 0, 47_100],
    [47_049, 0, 47_000],
    [47_099, 1, 47_000],
    [47_001, 2, 47_100],
    [-47_050, 0, -47_100],
  ])("a fine of %i in mode %i is %i", (amount, mode, rounded) => {
    expect(roundToUnit(amount, 100, mode).toNumber()).toBe(rounded);
  });

  test("a unit that divides nothing evenly stays exact", () => {
    expect(roundToUnit("1", "0.3", 0).toFixed()).toBe("0.9");
  });

  test.each([0, -100])("a unit of %i is refused", (unit) => {
    expect(() => roundToUnit(1, unit)).toThrow(RangeError);
  });
});
