import {
  changedMembers,
  decilesOfMembers,
  primeTest,
  replay,
  reproducedOf,
  tallyOf,
} from "@/lib/club-api/domains/simulations";
import type { DrawInput } from "@/lib/shared/draws/draw-types";
import {
  at,
  booking,
  monthOf,
  policyOf,
  slotsOf,
  waiting,
} from "@/tests/support/scenes/draws/simulation-scene";

const origin = policyOf();
const rates = { loss: 1.25, win: 0.5, penalty: 0.8, maxLosses: 4, maxWins: 3, maxPoints: 5 };

/** Forty requests for twelve slots, some of them cancelled. */
function crowd() {
  const times = Array.from({ length: 12 }, (_, place) => `07:${String(place * 5).padStart(2, "0")}`);
  const requests = Array.from({ length: 40 }, (_, place) => {
    const made = `2026-04-${String(11 + (place % 9)).padStart(2, "0")} 09:${String((place * 7) % 60).padStart(2, "0")}`;
    const memberType = place % 3 === 0 ? "11" : "10";
    if (place % 4 === 3) return waiting(100 + place, made, { memberType });
    const end = {
      at: at("2026-05-01 10:00"),
      by: "MEMBER",
      isFree: false,
      paidAt: null,
      isWaived: false,
    } as const;
    return booking(place % 8, 1 + (place % 12), made, {
      memberType,
      key: `crowd ${place}`,
      ...(place % 5 === 0 ? { end } : {}),
    });
  });
  return monthOf(slotsOf(times), requests);
}

test("no slot is had twice and no limit is broken, whatever the policy", async () => {
  for (const limit of [1, 2, 3]) {
    const record = crowd();
    const policy = policyOf({ limits: { "10": limit, "11": limit }, openDays: { "11": 21 } });
    const outcomes = await replay(record, { policy, origin, seed: "any" });
    const fulfilled = record.requests.filter(({ key }) => outcomes.get(key)?.isFulfilled);
    const idxs = fulfilled.map(({ key }) => outcomes.get(key)?.sheetIdx);
    expect(new Set(idxs).size).toBe(idxs.length);
    const most = Math.max(
      ...fulfilled.map(({ memberIdx }) => fulfilled.filter((one) => one.memberIdx === memberIdx).length),
    );
    expect(most).toBeLessThanOrEqual(limit);
  }
});

test("the same record, policy and seed give the same outcomes; replaying leaves the record as it was", async () => {
  const record = crowd();
  const before = JSON.stringify(record);
  const run = async () => JSON.stringify([...(await replay(record, { policy: origin, origin, seed: "s" }))]);
  expect(await run()).toBe(await run());
  expect(JSON.stringify(record)).toBe(before);
});

/** Two members apply for one slot; the recorded draw is won by 7001 or 7002 as the seed has it. */
function drawn(bases: readonly [number, number]) {
  const entry = (drawIdx: number, base: number, memberType: string) => ({
    drawIdx,
    memberType,
    playerCount: 4,
    excluded: [],
    choices: [{ rank: 1, playDate: "2026-05-09", standbyTimeCode: "11", courseCode: null }],
    factors: { base, losses: 0, wins: 0, points: 0 },
  });
  const input: DrawInput = {
    ruleVersion: 1,
    seed: "3f2a9c51d8e7460b9a1c4e5d6f708192",
    listHash: "",
    beacon: null,
    mode: "SCORE",
    rates,
    entries: [entry(7001, bases[0], "10"), entry(7002, bases[1], "11")],
    pool: [{ sheetIdx: 1, playDate: "2026-05-09", teeTime: "07:00", courseCode: "1", dayType: "WEEKEND" }],
    bands: [{ key: "11", from: "06:00", to: "08:00" }],
    quotas: null,
  };
  const request = (memberIdx: number, drawIdx: number, memberType: string) =>
    waiting(memberIdx, "2026-04-10 10:00", {
      key: `draw ${drawIdx}`,
      kind: "DRAW",
      drawIdx,
      memberType,
      bands: [],
    });
  const releaseAt = at("2026-04-22 09:00");
  const draws = [{ drawPostIdx: 71, drawAt: at("2026-04-17 10:00"), releaseAt, input }];
  const slots = slotsOf(["07:00"], { drawUntil: releaseAt });
  return monthOf(slots, [request(1, 7001, "10"), request(2, 7002, "11")], { draws });
}

test("a draw is drawn again as it was; other weights turn it with the same luck", async () => {
  const record = drawn([1.5, 1.2]);
  const control = await replay(record, { policy: origin, origin, seed: "s" });
  expect(control.get("draw 7001")?.sheetIdx).toBe(1);
  const bases = new Map([
    ["10", 1],
    ["11", 2],
  ]);
  const policy = policyOf({ draw: { mode: "SCORE", rates, bases } });
  const changed = await replay(record, { policy, origin, seed: "s" });
  expect([changed.get("draw 7001")?.denial, changed.get("draw 7002")?.sheetIdx]).toEqual(["LOST", 1]);
});

test("a declined win goes to the reserve, as it would have", async () => {
  const record = drawn([1.5, 1.2]);
  const end = {
    at: at("2026-04-18 10:00"),
    by: "MEMBER",
    isFree: true,
    paidAt: null,
    isWaived: false,
  } as const;
  const requests = record.requests.map((request) =>
    request.drawIdx === 7001 ? { ...request, end } : request,
  );
  const outcomes = await replay({ ...record, requests }, { policy: origin, origin, seed: "s" });
  expect([outcomes.get("draw 7001")?.isFulfilled, outcomes.get("draw 7002")?.sheetIdx]).toEqual([false, 1]);
});

test("gains and losses are those against the control; tenths are those of the rounds that were had", async () => {
  const slots = slotsOf(["07:00", "07:07"]);
  const requests = [
    booking(1, 1, "2026-04-11 09:00"),
    booking(1, 2, "2026-04-11 09:01"),
    waiting(2, "2026-04-12 10:00", { memberType: "11" }),
  ];
  const record = monthOf(slots, requests);
  const control = await replay(record, { policy: origin, origin, seed: "s" });
  const changed = await replay(record, { policy: policyOf({ limits: { "10": 1 } }), origin, seed: "s" });
  const isPrime = primeTest(slots, { primeDay: "WEEKEND", primePeriods: ["1"] });
  expect(
    changedMembers(requests, control, changed, isPrime).map(({ memberIdx, change }) => [memberIdx, change]),
  ).toEqual([
    [1, "LOSE"],
    [2, "GAIN"],
  ]);
  expect(reproducedOf(requests, control)).toEqual({ same: 3, all: 3 });
  expect([...decilesOfMembers(requests)]).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(tallyOf(requests, changed, isPrime)).toMatchObject({ asked: 3, granted: 2, denied: 1, prime: 2 });
});
