import {
  findParties,
  freeSeatsOf,
  isKeptApart,
  type Party,
  type Request,
} from "@/lib/club-api/domains/joins/rules";
import { joinCrowd } from "../../bench/joins/crowd";

const request: Request = {
  requestIdx: 1,
  memberIdx: 7,
  partnerIdx: null,
  players: 1,
  level: "LOW",
  languages: ["ko"],
  pace: "BRISK",
  fromDate: "2026-12-01",
  toDate: "2026-12-03",
  fromTime: "07:00",
  toTime: "09:00",
};
const party: Party = {
  bookingIdx: 1,
  playDate: "2026-12-02",
  teeTime: "08:00",
  freeSeats: 1,
  members: [1],
  levels: [],
  languages: [],
  pace: "ANY",
};
const found = (change: Partial<Party>, asked: Partial<Request> = {}, avoided: number[] = []) =>
  findParties([{ ...request, ...asked }], [{ ...party, ...change }], new Map([[7, new Set(avoided)]])).get(1);

test.each<[string, Partial<Party>, Partial<Request>, number[]]>([
  ["a day before", { playDate: "2026-11-30" }, {}, []],
  ["a day after", { playDate: "2026-12-04" }, {}, []],
  ["too early", { teeTime: "06:59" }, {}, []],
  ["too late", { teeTime: "09:01" }, {}, []],
  ["one place for a pair", {}, { players: 2 }, []],
  ["another level", { levels: ["HIGH"] }, {}, []],
  ["no language in common", { languages: ["en", "ja"] }, {}, []],
  ["another pace", { pace: "RELAXED" }, {}, []],
  ["the own party", { members: [7] }, {}, []],
  ["the partner's own party", { members: [8] }, { partnerIdx: 8, players: 1 }, []],
  ["somebody on the own list", { members: [1, 5] }, {}, [5]],
])("%s does not fit", (_name, change, asked, avoided) => {
  expect(found({}, {}, [])).toHaveLength(1);
  expect(found(change, asked, avoided)).toEqual([]);
});

test("the same pace comes first, then the earlier time", () => {
  const parties: Party[] = [
    { ...party, bookingIdx: 1, playDate: "2026-12-01" },
    { ...party, bookingIdx: 2, pace: "BRISK", teeTime: "08:30" },
    { ...party, bookingIdx: 3, pace: "BRISK", teeTime: "08:10" },
  ];
  const order = findParties([request], parties, new Map()).get(1);
  expect(order?.map(({ bookingIdx }) => bookingIdx)).toEqual([3, 2, 1]);
});

test("what others have written changes nothing of what is found, whatever it is", () => {
  const { parties, requests, exclusions } = joinCrowd(60, 80);
  const everybody = new Map(parties.flatMap(({ members }) => members.map((one) => [one, new Set([10_003])])));
  const before = findParties(requests, parties, exclusions);
  expect(findParties(requests, parties, new Map([...exclusions, ...everybody]))).toEqual(before);
  expect([...before.values()].flat().length).toBeGreaterThan(50);
});

test("whoever is on a list of either side is kept apart, and the partner too", () => {
  const lists = (...pairs: [number, number][]) =>
    new Map(pairs.map(([one, other]) => [one, new Set([other])]));
  const pair = { memberIdx: 7, partnerIdx: 8 };
  expect(isKeptApart({ members: [1, 2] }, pair, lists([3, 7]))).toBe(false);
  for (const list of [lists([2, 7]), lists([2, 8]), lists([7, 2]), lists([8, 1])]) {
    expect(isKeptApart({ members: [1, 2] }, pair, list)).toBe(true);
  }
});

test("places: what is offered less who has joined, and never more than the flight has", () => {
  expect(freeSeatsOf({ seats: 2, joined: 0, taken: 2, maxPlayers: 4 })).toBe(2);
  expect(freeSeatsOf({ seats: 2, joined: 1, taken: 3, maxPlayers: 4 })).toBe(1);
  expect(freeSeatsOf({ seats: 3, joined: 0, taken: 3, maxPlayers: 4 })).toBe(1);
  expect(freeSeatsOf({ seats: 1, joined: 2, taken: 4, maxPlayers: 4 })).toBe(0);
});
