import { readSeeding } from "@/lib/club-api/db/seed/seeding";
import { eventPrice } from "@/lib/club-api/db/seed/tee-sheets/event-prices";
import { hasUnknownRule } from "@/lib/club-api/db/seed/tools/rule-placeholders";
import { ruledText, ruledWords } from "@/lib/club-api/db/seed/tools/ruled-text";

const seeding = readSeeding("mirsol", { now: new Date("2026-11-23T01:00:00Z"), clubIdx: 1 });

test("times and prices in texts are those of the club's rules", () => {
  expect(ruledText("{firstTee:WINTER:1}-{lastTee:WINTER:1}, {weekdayFee:30:2}", seeding)).toBe(
    "07:00-08:45, 140,000",
  );
  expect(ruledWords({ en: "{day+1}: {firstTee:SUMMER:3}" }, seeding)).toEqual({ en: "24 November: 17:00" });
});

test("a text that names a rule which the club does not have stops the seed", () => {
  expect(() => ruledText("{firstTee:WINTER:3}", seeding)).toThrow(
    "{firstTee:WINTER:3} names no rule of this club",
  );
  expect(hasUnknownRule("{lowestTee:WINTER:1}")).toBe(true);
  expect(hasUnknownRule("{lastTee:WINTER:2} {day-3}")).toBe(false);
});

test("no text of a board names a time of its own for the first or last tee time", () => {
  const texts = seeding.data.notices.find(({ noticeIdx }) => noticeIdx === 12)?.contents ?? {};
  for (const text of Object.values(texts)) expect(text).not.toMatch(/\d\d:\d\d/);
});

test("an event lowers the price of its part on its own weekdays, for every member type of the card", () => {
  const at = (playDate: string, period = "2", isWeekend = false) =>
    eventPrice(seeding, { playDate, period }, isWeekend);
  expect(at("2026-12-16")).toMatchObject({ "10": "56000", "30": "112000", "90": "120000" });
  expect([at("2026-12-16", "1"), at("2026-12-19", "2", true), at("2027-01-04")]).toEqual([null, null, null]);
  expect(at("2026-12-31")).not.toBeNull();
});
