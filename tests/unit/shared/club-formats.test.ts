import { clubFormats } from "@/lib/shared/money/club-formats";

const korean = [
  { key: "C0080", values: ["KR", "KRW", "₩", "ko-KR"] },
  { key: "C0130", values: ["0", "3", "1", "20"] },
  { key: "C0180", values: ["0", "", "", ""] },
  { key: "C0190", values: ["10", "Asia/Seoul", "+09:00", ""] },
  { key: "C0200", values: ["1", "yyyy.MM.dd", "HH:mm", "yyyy.MM.dd HH:mm"] },
];

describe("the formats of a club", () => {
  // seed 174 175 176 177 178
  test("come from its five policies", () => {
    expect(clubFormats(korean)).toEqual({
      dateFormat: "yyyy.MM.dd",
      timeFormat: "HH:mm",
      dateTimeFormat: "yyyy.MM.dd HH:mm",
      standardTimeZone: "Asia/Seoul",
      decimalPoint: { money: 0, numbers: 3, weather: 1, big: 20 },
      roundFormat: 0,
      countryFormat: {
        country: "KR",
        currency: "KRW",
        symbol: "₩",
        symbolPosition: "before",
        decimals: 0,
        groupSign: ",",
        decimalSign: ".",
        locale: "ko-KR",
      },
    });
  });

  // seed 420 425
  test("without any policy are 3 decimals, half-up, 20 big decimals, en", () => {
    const formats = clubFormats([]);
    expect(formats).toMatchObject({
      dateFormat: "yyyy.MM.dd",
      dateTimeFormat: "yyyy.MM.dd HH:mm",
      standardTimeZone: "UTC",
      decimalPoint: { money: 3, numbers: 3, weather: 3, big: 20 },
      roundFormat: 0,
      countryFormat: { symbol: "", locale: "en" },
    });
  });

  test("money has the country's decimals when C0130 does not say", () => {
    expect(clubFormats([{ key: "C0080", values: ["JP"] }]).decimalPoint.money).toBe(0);
    expect(clubFormats([{ key: "C0080", values: ["us"] }]).decimalPoint.money).toBe(2);
  });

  test("a country outside the table keeps its own currency, symbol and locale", () => {
    const { countryFormat } = clubFormats([{ key: "C0080", values: ["AU", "AUD", "A$", "en-AU"] }]);
    expect(countryFormat).toMatchObject({ country: "AU", currency: "AUD", symbol: "A$", locale: "en-AU" });
  });

  test.each<[string, string[], string]>([
    ["the pattern of C0200 v2 wins", ["1", "d/M/yyyy"], "d/M/yyyy"],
    ["else the code counts", ["23"], "M/d/yyyy"],
    ["a pattern that nobody can select is not used", ["5", "EEEE"], "yyyy-MM-dd"],
    ["an unknown code is code 1", ["99"], "yyyy.MM.dd"],
  ])("%s", (_, values, pattern) => {
    expect(clubFormats([{ key: "C0200", values }]).dateFormat).toBe(pattern);
  });

  test("values that cannot be read count as missing", () => {
    const formats = clubFormats([
      { key: "C0130", values: ["two", "-1", "1.5", "999"] },
      { key: "C0180", values: ["up"] },
      { key: "C0200", values: ["1", "", "hh:mm a", "PPP"] },
    ]);
    expect(formats.decimalPoint).toEqual({ money: 3, numbers: 3, weather: 3, big: 20 });
    expect(formats.roundFormat).toBe(0);
    expect(formats.dateTimeFormat).toBe("yyyy.MM.dd HH:mm");
  });

  test("are plain data that can pass to the browser", () => {
    const formats = clubFormats(korean);
    expect(JSON.parse(JSON.stringify(formats))).toEqual(formats);
  });
});
