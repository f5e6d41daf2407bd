import {
  formatBusinessNumber,
  formatKoreanPhone,
  isCorporateNumber,
  isKoreanBusinessNumber,
} from "@/lib/shared/texts/korean-numbers";

describe("Korean phone numbers", () => {
  test.each([
    ["01000000002", "010-0000-0002"],
    ["010 0000 0002", "010-0000-0002"],
    ["0111234567", "011-123-4567"],
    ["+82 10-0000-0002", "010-0000-0002"],
    ["+82 (0)10 0000 0002", "010-0000-0002"],
    ["+8225551234", "02-555-1234"],
    ["0212345678", "02-1234-5678"],
    ["0310001000", "031-000-1000"],
    ["06412345678", "064-1234-5678"],
    ["07012345678", "070-1234-5678"],
    ["050212345678", "0502-1234-5678"],
    ["15881234", "1588-1234"],
  ])("%s is shown as %s", (text, shown) => {
    expect(formatKoreanPhone(text)).toBe(shown);
  });

  test.each(["+1 415 555 0100", "0991234567", "12345", "", "010123", "01212345678"])(
    "%j is of another plan and stays",
    (text) => {
      expect(formatKoreanPhone(text)).toBe(text);
    },
  );
});

describe("business numbers", () => {
  test.each(["1008123452", "1234567891", "100-81-23452", "123 45 67891"])("%s is valid", (text) => {
    expect(isKoreanBusinessNumber(text)).toBe(true);
  });

  test.each(["1234567890", "0000000000", "0991234560", "100812345", "10081234522", "100812345a", ""])(
    "%j is invalid",
    (text) => {
      expect(isKoreanBusinessNumber(text)).toBe(false);
    },
  );

  test("only one last digit fits the other nine", () => {
    for (let digit = 0; digit < 10; digit++) {
      expect(isKoreanBusinessNumber(`100812345${digit}`)).toBe(digit === 2);
    }
  });

  test("ten digits are shown in groups, anything else as it is", () => {
    expect(formatBusinessNumber("1008123452")).toBe("100-81-23452");
    expect(formatBusinessNumber("100-81-23452")).toBe("100-81-23452");
    expect(formatBusinessNumber("12345")).toBe("12345");
  });
});

describe("corporate numbers", () => {
  test.each(["1101110000002", "110111-0000002"])("%s is valid", (text) => {
    expect(isCorporateNumber(text)).toBe(true);
  });

  test.each(["1101110000003", "0000000000000", "110111000000", "11011100000044", ""])(
    "%j is invalid",
    (text) => {
      expect(isCorporateNumber(text)).toBe(false);
    },
  );
});
