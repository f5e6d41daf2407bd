import type { CalendarDay } from "@/lib/contract/tee-sheets/tee-sheets";
import { offerOf } from "@/lib/web/reservation/event-offer";

const now = Date.parse("2026-11-23T10:00:00+09:00");
const day = (date: string, change: Partial<CalendarDay> = {}) =>
  ({
    date,
    isOpen: true,
    openAt: null,
    visibleAt: "2026-11-09T00:00:00+09:00",
    totalTeams: 78,
    freeTeams: 35,
    minGreenFee: 160_000,
    ...change,
  }) as CalendarDay;
const span = { from: "2026-11-24", to: "2026-11-26", now };

test("an event leads to its first day with free times, with what is left and the lowest price", () => {
  const days = [
    day("2026-11-23"),
    day("2026-11-24", { freeTeams: 0 }),
    day("2026-11-25", { minGreenFee: 120_000 }),
    day("2026-11-26"),
    day("2026-11-27"),
  ];
  expect(offerOf(days, span)).toEqual({
    kind: "free",
    date: "2026-11-25",
    freeTeams: 70,
    days: 2,
    minGreenFee: 120_000,
  });
});

test("an event whose days are not open says when the first opens, and one without a sheet says nothing", () => {
  const visibleAt = "2026-12-11T00:00:00+09:00";
  expect(offerOf([day("2026-11-25", { visibleAt })], span)).toEqual({
    kind: "later",
    date: "2026-11-25",
    opensAt: visibleAt,
  });
  expect(offerOf([day("2026-11-25", { isOpen: false }), day("2026-11-26", { totalTeams: 0 })], span)).toEqual(
    {
      kind: "none",
    },
  );
});
