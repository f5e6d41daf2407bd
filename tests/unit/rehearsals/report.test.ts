import type { CrowdMember } from "@/lib/club-api/domains/rehearsals/crowd";
import {
  advicesOf,
  type Called,
  type Played,
  reportOf,
  spreadOf,
} from "@/lib/club-api/domains/rehearsals/report";

const numbers = {
  isQueueOn: true,
  drawSeconds: 10,
  turnSeconds: 60,
  holdSeconds: 300,
  callsPerMinute: 120,
  holdsPerMinute: 10,
};
const member: CrowdMember = {
  memberIdx: 1,
  memberType: "10",
  arriveMs: -1,
  device: "PHONE",
  teeMinute: 420,
  courseCode: null,
  players: 4,
  reactMs: 1_000,
  formMs: 20_000,
};
const played = (part: Partial<Played> = {}, of: Partial<CrowdMember> = {}): Played => ({
  member: { ...member, ...of },
  outcome: "BOOKED",
  queuedMs: null,
  waitedMs: 30_000,
  actedMs: 55_000,
  sheetIdx: 1,
  teeMinute: 430,
  ...part,
});
const called = (call: Called["call"], code: string | null, count: number, ms = 10): Called[] =>
  Array.from({ length: count }, () => ({ call, code, ms }));
const advised = (seen: { played?: Played[]; calls?: Called[] }, own: Partial<typeof numbers> = {}) =>
  advicesOf({ played: [], calls: [], onSale: 1, sold: 1, soldTwice: 0, ...seen }, { ...numbers, ...own });

test("a spread names the value that so many have not passed", () => {
  const values = Array.from({ length: 100 }, (_, place) => 100 - place);
  expect(spreadOf(values)).toEqual({ count: 100, p50: 50, p95: 95, p99: 99, max: 100 });
  expect(spreadOf([])).toEqual({ count: 0, p50: 0, p95: 0, p99: 0, max: 0 });
});

test("a report counts by type, arrival, device and players; a wish is met within an hour", () => {
  const all = [
    played(),
    played({ teeMinute: 481 }, { device: "DESKTOP" }),
    played(
      { outcome: "SOLD_OUT", sheetIdx: null, waitedMs: null },
      { memberType: "20", arriveMs: 5_000, players: 3 },
    ),
  ];
  const report = reportOf(
    { played: all, calls: called("HOLD", "RSV_LOCKED", 2), onSale: 2, sold: 2, soldTwice: 0 },
    {
      numbers,
      source: { openings: 1, tickets: 0, bookings: 3, waitings: 0, isAssumed: false },
      seconds: 1,
      playedSeconds: 60,
      connections: 4,
    },
  );
  const rowOf = (group: string, key: string) =>
    report.groups.find((one) => one.group === group && one.key === key);
  expect(rowOf("TYPE", "10")).toMatchObject({ members: 2, booked: 2, asWished: 1, waited: 30 });
  expect(rowOf("TYPE", "20")).toMatchObject({ members: 1, booked: 0, waited: null });
  expect(rowOf("ARRIVAL", "FIRST_10")).toMatchObject({ members: 1, booked: 0 });
  expect(rowOf("DEVICE", "DESKTOP")).toMatchObject({ members: 1, booked: 1, asWished: 0 });
  expect(rowOf("PLAYERS", "3")).toMatchObject({ members: 1 });
  expect(report.outcomes.find(({ outcome }) => outcome === "SOLD_OUT")?.members).toBe(1);
  expect(report.failures).toEqual([{ call: "HOLD", code: "RSV_LOCKED", count: 2 }]);
});

test("a line is advised where more than a third of the holds met somebody faster, and not below", () => {
  const holds = (lost: number) => [
    ...called("HOLD", null, 100 - lost),
    ...called("HOLD", "RSV_LOCKED", lost),
  ];
  expect(advised({ calls: holds(34) }, { isQueueOn: false })).toMatchObject([
    { advice: "QUEUE_ON", policy: "C0540", place: 1, current: "N", suggested: "Y", seen: 34 },
  ]);
  expect(advised({ calls: holds(33) }, { isQueueOn: false })).toEqual([]);
  expect(advised({ calls: holds(34) })).toEqual([]);
});

test("draw, turn and hold are advised by what members needed", () => {
  const late = Array.from({ length: 20 }, () => played({ actedMs: null }, { arriveMs: 42_000 }));
  expect(advised({ played: late })).toMatchObject([
    { advice: "DRAW_SECONDS", current: "10", suggested: "45" },
  ]);
  const quick = Array.from({ length: 20 }, () => played({ actedMs: 31_000 }));
  expect(advised({ played: quick })).toMatchObject([
    { advice: "TURN_SECONDS", current: "60", suggested: "35" },
  ]);
  const slow = Array.from({ length: 20 }, () => played({}, { formMs: 290_000 }));
  expect(advised({ played: slow, calls: called("BOOK", "RSV_LOCK_EXPIRED", 1) })).toMatchObject([
    { advice: "HOLD_SECONDS", policy: "C0240", suggested: "360" },
  ]);
});

test("limits are advised apart for holds and for all calls; slow bookings ask for a line first", () => {
  const refused = [...called("HOLD", "RATE_LIMIT", 3), ...called("SHEET", "RATE_LIMIT", 1)];
  expect(advised({ calls: refused })).toMatchObject([
    { advice: "RATE_LIMIT", place: 3, current: "10", suggested: "20", seen: 3 },
    { advice: "RATE_LIMIT", place: 2, current: "120", suggested: "240", seen: 1 },
  ]);
  const slow = called("BOOK", null, 10, 2_001);
  expect(advised({ calls: slow }, { isQueueOn: false })).toMatchObject([
    { advice: "SLOW_BOOKING", policy: "C0540" },
  ]);
  expect(advised({ calls: slow })).toMatchObject([{ advice: "SLOW_BOOKING", policy: null }]);
  expect(advised({ calls: called("BOOK", null, 10, 2_000) })).toEqual([]);
});
