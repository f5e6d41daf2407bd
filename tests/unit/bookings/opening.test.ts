import { drawnAt, joinFrom, type Line, orderKey, queueStatusIn } from "@/lib/club-api/domains/opening/rules";

const openAt = new Date("2026-11-24T09:00:00+09:00");
const opening = { openAt, numbers: { isOn: true, joinMinutes: 30, drawSeconds: 10, turnSeconds: 60 } };
const after = (seconds: number) => new Date(openAt.getTime() + seconds * 1000);
const status = (line: Partial<Line>, seconds: number) =>
  queueStatusIn(opening, { total: 100, earlier: 0, slotsOnSale: 20, ...line }, after(seconds));

test("tickets are given from thirty minutes before, and drawn ten seconds after the opening", () => {
  expect([joinFrom(opening), drawnAt(opening)]).toEqual([after(-1800), after(10)]);
});

test("who comes up to the draw is ordered by chance alone, who comes later by the moment", () => {
  const early = orderKey(opening, after(-1800), 900);
  const lucky = orderKey(opening, after(10), 5);
  const unlucky = orderKey(opening, after(0), 2 ** 48 - 1);
  const late = orderKey(opening, after(10.001), 0);
  const later = orderKey(opening, after(11), 0);
  expect([later, early, late, unlucky, lucky].sort((a, b) => a - b)).toEqual([
    lucky,
    early,
    unlucky,
    late,
    later,
  ]);
});

test("nobody has a position or is admitted before the draw", () => {
  for (const line of [{}, { earlier: null }, { earlier: null, total: 0 }]) {
    expect(status(line, 9.999)).toEqual({ position: null, admittedAt: null, isAdmitted: false });
  }
});

test.each([
  // tickets before mine, seconds after the opening, position, admitted at second, admitted?
  [0, 10, 0, 10, true],
  [19, 10, 19, 10, true],
  [20, 10, 20, 70, false],
  [20, 69.999, 20, 70, false],
  [20, 70, 0, 70, true],
  [45, 70, 25, 130, false],
  [45, 5000, 0, 130, true],
])(
  "%i before mine, %d s after the opening: position %i, admitted at %i s",
  (earlier, now, position, at, is) => {
    expect(status({ earlier }, now)).toEqual({ position, admittedAt: after(at), isAdmitted: is });
  },
);

test("without a ticket one waits until all turns are over, never less than with the last ticket", () => {
  expect(status({ earlier: null, total: 41 }, 100)).toMatchObject({ position: null, admittedAt: after(190) });
  expect(status({ earlier: 40, total: 41 }, 100)).toMatchObject({ admittedAt: after(130) });
  expect(status({ earlier: null, total: 0 }, 10)).toMatchObject({ isAdmitted: true });
});

test("a day without slots on sale still moves, one ticket a turn", () => {
  expect(status({ earlier: 3, slotsOnSale: 0 }, 10)).toMatchObject({ admittedAt: after(190) });
});
