import fc from "fast-check";
import {
  answerUntil,
  type FlightAnswer,
  type FreeTime,
  flightStep,
  membersOf,
  planFlights,
  type Seeker,
} from "@/lib/club-api/domains/joins/plan-flights";
import { joinLevels, joinPaces } from "@/lib/shared/join-choices";
import { languages } from "@/lib/shared/languages";
import { flightCrowd } from "../../bench/joins/crowd";

const seeker: Seeker = {
  requestIdx: 1,
  memberIdx: 1,
  partnerIdx: null,
  players: 1,
  level: "MIDDLE",
  languages: ["ko", "en"],
  pace: "ANY",
  fromDate: "2026-12-01",
  toDate: "2026-12-03",
  fromTime: "07:00",
  toTime: "09:00",
  memberType: "01",
  daysOut: new Set(),
};
const time: FreeTime = {
  sheetIdx: 1,
  playDate: "2026-12-02",
  teeTime: "08:00",
  courseCode: "A",
  minPlayers: 2,
  maxPlayers: 4,
  memberTypes: ["01"],
};
const golfer = (idx: number, change: Partial<Seeker> = {}): Seeker => ({
  ...seeker,
  requestIdx: idx,
  memberIdx: idx,
  ...change,
});
const lists = (...pairs: [number, number][]) =>
  new Map(pairs.map(([one, other]) => [one, new Set([other])] as const));
const plan = (golfers: Seeker[], times: FreeTime[] = [time], avoided = lists()) =>
  planFlights(golfers, times, avoided).map((flight) => [
    flight.time.sheetIdx,
    flight.golfers.map(({ requestIdx }) => requestIdx),
  ]);

test.each<[string, Partial<Seeker>, Partial<FreeTime>, [number, number][]]>([
  ["a day before", {}, { playDate: "2026-11-30" }, []],
  ["a day after", {}, { playDate: "2026-12-04" }, []],
  ["too early for one", { fromTime: "08:01" }, {}, []],
  ["too late for one", { toTime: "07:59" }, {}, []],
  ["a time that one may not book", { memberType: "02" }, {}, []],
  ["a day on which one has a round or has declined", { daysOut: new Set(["2026-12-02"]) }, {}, []],
  ["levels that are not next to each other", { level: "BEGINNER" }, {}, []],
  ["no language in common", { languages: ["ja"] }, {}, []],
  ["the same golfer twice", { memberIdx: 1 }, {}, []],
  ["the partner of a pair as a golfer of his own", { partnerIdx: 1, players: 2 }, {}, []],
  ["one on the list of the other", {}, {}, [[1, 2]]],
  ["the other on the list of the one", {}, {}, [[2, 1]]],
  ["the partner on a list", { partnerIdx: 9, players: 2 }, {}, [[1, 9]]],
  ["fewer than the smallest party", {}, { minPlayers: 3 }, []],
])("%s makes no flight", (_name, change, slot, avoided) => {
  expect(plan([golfer(1), golfer(2)])).toEqual([[1, [1, 2]]]);
  expect(plan([golfer(1), golfer(2, change)], [{ ...time, ...slot }], lists(...avoided))).toEqual([]);
});

test("paces that differ make no flight, any pace goes with both", () => {
  expect(plan([golfer(1, { pace: "BRISK" }), golfer(2, { pace: "RELAXED" })])).toEqual([]);
  expect(plan([golfer(1, { pace: "BRISK" }), golfer(2), golfer(3, { pace: "RELAXED" })])).toEqual([
    [1, [1, 2]],
  ]);
});

test("a flight has one language that all of it speak", () => {
  const golfers = [golfer(1), golfer(2, { languages: ["ko", "ja"] }), golfer(3, { languages: ["en", "ja"] })];
  expect(plan(golfers)).toEqual([[1, [1, 2]]]);
});

test("a pair alone is no flight", () => {
  expect(plan([golfer(1, { players: 2 })])).toEqual([]);
});

test("who asked first is placed first, on the time of the larger flight, else on the earlier one", () => {
  const early = { ...time, sheetIdx: 2, teeTime: "07:00" };
  expect(plan([golfer(3), golfer(1), golfer(2)], [time, early])).toEqual([[2, [1, 2, 3]]]);
  expect(plan([golfer(1), golfer(2), golfer(3, { fromTime: "07:30" })], [time, early])).toEqual([
    [1, [1, 2, 3]],
  ]);
  const six = [1, 2, 3, 4, 5, 6].map((idx) => golfer(idx));
  expect(plan(six, [time, early])).toEqual([
    [2, [1, 2, 3, 4]],
    [1, [5, 6]],
  ]);
});

test("a pair that does not fit any more lets who asked after it have the last place", () => {
  const golfers = [golfer(1), golfer(2), golfer(3), golfer(4, { players: 2 }), golfer(5)];
  expect(plan(golfers)).toEqual([[1, [1, 2, 3, 5]]]);
});

const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
const crowds = fc.record({
  seekers: fc.array(
    fc.record({
      memberIdx: fc.integer({ min: 1, max: 12 }),
      partnerIdx: fc.option(fc.integer({ min: 1, max: 12 }), { freq: 2 }),
      isPair: fc.boolean(),
      level: fc.constantFrom(...joinLevels),
      languages: some(languages),
      pace: fc.constantFrom(...joinPaces),
      fromTime: fc.constantFrom("06:00", "08:00"),
      toTime: fc.constantFrom("08:00", "12:00"),
      daysOut: fc.constantFrom<string[]>([], ["2026-12-02"]),
    }),
    { maxLength: 40 },
  ),
  times: fc.array(
    fc.record({
      playDate: fc.constantFrom("2026-12-01", "2026-12-02", "2026-12-04"),
      teeTime: fc.constantFrom("07:00", "08:00", "09:00"),
      minPlayers: fc.integer({ min: 1, max: 3 }),
      maxPlayers: fc.integer({ min: 3, max: 4 }),
    }),
    { maxLength: 8 },
  ),
  avoided: fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 })), {
    maxLength: 10,
  }),
});

test("whatever is asked: nobody twice, nobody with somebody of a list, all hours kept, parties within bounds, the first first", () => {
  fc.assert(
    fc.property(crowds, ({ seekers, times, avoided }) => {
      const line = seekers.map(({ partnerIdx, isPair, daysOut, ...one }, place) => {
        const partner = partnerIdx === one.memberIdx ? null : partnerIdx;
        const players = partner !== null || isPair ? 2 : 1;
        return golfer(place + 1, { ...one, partnerIdx: partner, players, daysOut: new Set(daysOut) });
      });
      const open = times.map((one, place) => ({ ...time, ...one, sheetIdx: place + 1 }));
      const exclusions = new Map<number, Set<number>>();
      for (const [one, other] of avoided) exclusions.set(one, (exclusions.get(one) ?? new Set()).add(other));
      const flights = planFlights(line, open, exclusions);
      const everybody = flights.flatMap(({ golfers }) => golfers.flatMap(membersOf));
      expect(new Set(everybody).size).toBe(everybody.length);
      expect(new Set(flights.map((flight) => flight.time.sheetIdx)).size).toBe(flights.length);
      for (const { golfers, time: slot } of flights) {
        const idxs = golfers.flatMap(membersOf);
        for (const one of golfers) {
          const strangers = idxs.filter((idx) => !membersOf(one).includes(idx));
          for (const own of membersOf(one))
            expect(strangers.filter((other) => exclusions.get(own)?.has(other))).toEqual([]);
        }
        const players = golfers.reduce((sum, one) => sum + one.players, 0);
        expect(players).toBeGreaterThanOrEqual(Math.max(slot.minPlayers, 2));
        expect(players).toBeLessThanOrEqual(slot.maxPlayers);
        expect(golfers.every((one) => slot.teeTime >= one.fromTime && slot.teeTime <= one.toTime)).toBe(true);
        expect(golfers.every((one) => slot.playDate >= one.fromDate && slot.playDate <= one.toDate)).toBe(
          true,
        );
        expect(golfers.some((one) => one.daysOut.has(slot.playDate))).toBe(false);
        expect(languages.some((one) => golfers.every((each) => each.languages.includes(one)))).toBe(true);
      }
      // The first golfers of the flights are in the order in which they asked, whatever the order of the rows.
      const firsts = flights.map(({ golfers }) => golfers[0]?.requestIdx ?? 0);
      expect(firsts).toEqual(firsts.toSorted((one, other) => one - other));
      expect(planFlights(line.toReversed(), open.toReversed(), exclusions)).toEqual(flights);
      // Whoever is left could not have been the first of another flight of those who are left, on a time that is left.
      const left = line.filter((one) => !membersOf(one).some((idx) => everybody.includes(idx)));
      const free = open.filter((one) => !flights.some((flight) => flight.time === one));
      expect(planFlights(left, free, exclusions)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test("a crowd of the benchmark is placed by the same rules as three at a time", () => {
  const { seekers, times, exclusions } = flightCrowd(60, 120);
  const flights = planFlights(seekers, times, exclusions);
  expect(flights.length).toBeGreaterThan(15);
  for (const { golfers, time: slot } of flights) {
    expect(planFlights(golfers, [slot], exclusions)).toEqual([{ golfers, time: slot }]);
  }
});

test("twelve hours to answer, less where the time has to be booked before, and no flight for less than two", () => {
  const now = new Date("2026-12-01T10:00:00Z");
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  expect(answerUntil(now, at(40))).toEqual(at(12));
  expect(answerUntil(now, at(5))).toEqual(at(5));
  expect(answerUntil(now, at(2))).toEqual(at(2));
  expect(answerUntil(now, at(1.99))).toBeNull();
});

test("a flight waits for answers, is booked when all who are left said yes, and ends when too few are left", () => {
  const step = (...answers: FlightAnswer[]) =>
    flightStep(
      answers.map((answer) => ({ answer, players: 1 })),
      3,
    );
  expect(step("YES", "YES", "ASKED")).toBe("WAIT");
  expect(step("YES", "YES", "YES")).toBe("BOOK");
  expect(step("YES", "YES", "YES", "LATE")).toBe("BOOK");
  expect(step("YES", "YES", "NO")).toBe("END");
  expect(step("YES", "ASKED", "OUT")).toBe("END");
  expect(flightStep([{ answer: "YES", players: 2 }], 2)).toBe("END");
});
