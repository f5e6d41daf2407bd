import { clubFormats } from "@/lib/shared/money/club-formats";
import { formatDay, formatDeadline } from "@/lib/shared/time/deadline";

const formats = {
  ...clubFormats([{ key: "C0080", values: ["KR", "KRW", "₩", "ko"] }]),
  standardTimeZone: "Asia/Seoul",
};

test.each([
  ["ko", "2026.12.13 (일) 17:00"],
  ["en", "2026.12.13 (Sun) 17:00"],
  ["ja", "2026.12.13 (日) 17:00"],
  ["zh", "2026.12.13 (周日) 17:00"],
] as const)("a deadline has its weekday in %s, of the club's day", (language, text) => {
  expect(formatDeadline("2026-12-13T08:00:00Z", { language, formats })).toBe(text);
});

test("a deadline that is a day has its weekday too, and a moment is that of the club's day", () => {
  const writer = { language: "en", formats } as const;
  expect(formatDay("2026-12-13", writer)).toBe("2026.12.13 (Sun)");
  expect(formatDay("2026-12-13T16:00:00Z", writer)).toBe("2026.12.14 (Mon)");
});
