import { replay } from "@/lib/club-api/domains/simulations";
import {
  at,
  booking,
  monthOf,
  policyOf,
  slotsOf,
  waiting,
} from "@/tests/support/scenes/draws/simulation-scene";

const times = ["07:00", "07:07", "07:14"];
const origin = policyOf();

async function outcomes(record: Parameters<typeof replay>[0], numbers: Parameters<typeof policyOf>[0] = {}) {
  const found = await replay(record, { policy: policyOf(numbers), origin, seed: "one" });
  return Object.fromEntries(
    [...found].map(([key, { sheetIdx, denial, fine, fee }]) => [
      key,
      [sheetIdx ?? denial, Number(fee), Number(fine)],
    ]),
  );
}

const rush = (seconds: number) => `2026-04-11 09:00`.replace("09:00", `09:0${Math.floor(seconds / 60)}`);

test("under the policy that it was made under, the month ends as it ended", async () => {
  const cancelled = booking(2, 2, "2026-04-12 10:00", {
    end: { at: at("2026-04-20 10:00"), by: "MEMBER", isFree: false, paidAt: null, isWaived: false },
    actual: { sheetIdx: 2, isFulfilled: false, fee: 0, fine: 0, suspensionDays: 0 },
  });
  const given = waiting(3, "2026-04-13 10:00", {
    actual: { sheetIdx: 2, isFulfilled: true, fee: 100, fine: 0, suspensionDays: 0 },
  });
  const requests = [booking(1, 1, rush(0)), booking(4, 3, rush(60)), cancelled, given];
  expect(await outcomes(monthOf(slotsOf(times), requests))).toEqual({
    "booking 1 1": [1, 100, 0],
    "booking 4 3": [3, 100, 0],
    "booking 2 2": [2, 0, 0],
    "waiting 3": [2, 100, 0],
  });
});

test("a window that opens later for a type lets others go first, who came for theirs", async () => {
  // Type 11 really booked the only slot in the first minute, type 10 an hour later had to wait.
  const record = monthOf(slotsOf(["07:00"]), [
    booking(1, 1, rush(0), { memberType: "11" }),
    waiting(2, "2026-04-11 10:00", { memberType: "10" }),
  ]);
  expect(await outcomes(record)).toEqual({ "booking 1 1": [1, 100, 0], "waiting 2": ["WAITED", 0, 0] });
  expect(await outcomes(record, { openDays: { "11": 14 } })).toEqual({
    "booking 1 1": ["TAKEN", 0, 0],
    "waiting 2": [1, 100, 0],
  });
});

test("a window that opens earlier is used by who came for the opening, with the same delay", async () => {
  const record = monthOf(slotsOf(["07:00"]), [
    booking(1, 1, rush(0), { memberType: "10" }),
    booking(2, 1, rush(60), { memberType: "11", key: "second" }),
  ]);
  const earlier = await outcomes(record, { openDays: { "11": 29 } });
  expect(earlier).toEqual({ second: [1, 100, 0], "booking 1 1": ["TAKEN", 0, 0] });
});

test("half the limit is half the times, and they go to who waited", async () => {
  const record = monthOf(slotsOf(["07:00", "07:07"]), [
    booking(1, 1, rush(0)),
    booking(1, 2, rush(60)),
    waiting(2, "2026-04-12 10:00", { memberType: "11" }),
  ]);
  expect(await outcomes(record, { limits: { "10": 1 } })).toEqual({
    "booking 1 1": [1, 100, 0],
    "booking 1 2": ["LIMIT", 0, 0],
    "waiting 2": [2, 100, 0],
  });
});

test("a share of a weekday's slots binds its type alone", async () => {
  const slots = slotsOf(["07:00", "07:07"], { dayType: "WEEKDAY" });
  const requests = [1, 2].map((idx) =>
    booking(idx, idx, rush(0), { memberType: "49", dayType: "WEEKDAY", key: `share ${idx}` }),
  );
  expect(
    Object.values(await outcomes(monthOf(slots, requests), { share: { "49": 50 } }))
      .map(([end]) => end)
      .sort(),
  ).toEqual([1, "QUOTA"].sort());
});

test("other fees change what is paid, not who plays", async () => {
  const record = monthOf(slotsOf(times), [booking(1, 1, rush(0)), booking(2, 2, rush(0))]);
  expect(await outcomes(record, { fee: 150 })).toEqual({
    "booking 1 1": [1, 150, 0],
    "booking 2 2": [2, 150, 0],
  });
});

test("a stricter penalty table fines more, and its suspension keeps the member from a later wish", async () => {
  const end = {
    at: at("2026-05-07 10:00"),
    by: "MEMBER",
    isFree: false,
    paidAt: null,
    isWaived: false,
  } as const;
  const late = booking(1, 1, "2026-04-20 10:00", { end });
  const again = booking(1, 3, "2026-05-07 12:00");
  const record = monthOf(slotsOf(times), [late, again]);
  expect(await outcomes(record, { terms: { "10": { percent: 10, days: 0, points: 1 } } })).toMatchObject({
    "booking 1 1": [1, 0, 10],
    "booking 1 3": [3, 100, 0],
  });
  expect(await outcomes(record, { terms: { "10": { percent: 50, days: 30, points: 1 } } })).toMatchObject({
    "booking 1 1": [1, 0, 50],
    "booking 1 3": ["SUSPENDED", 0, 0],
  });
  expect(await outcomes(record, { freeDays: 1 })).toMatchObject({
    "booking 1 1": [1, 0, 0],
    "booking 1 3": [3, 100, 0],
  });
});

test("who finds the wished slot taken takes the nearest free one of that part of the day, within an hour", async () => {
  const slots = [
    ...slotsOf(["07:00", "07:21"]),
    ...slotsOf(["09:30"]).map((slot) => ({ ...slot, sheetIdx: 9 })),
  ];
  const three = [1, 2, 3].map((idx) => booking(idx, 1, rush(idx * 60), { key: `same ${idx}` }));
  expect(await outcomes(monthOf(slots, three))).toEqual({
    "same 1": [1, 100, 0],
    "same 2": [2, 100, 0],
    "same 3": ["TAKEN", 0, 0],
  });
});

test("what the office booked is bound by no window and no limit", async () => {
  const phoned = booking(1, 1, "2026-03-01 10:00", { isOnline: false, reservationType: "50" });
  expect(
    await outcomes(monthOf(slotsOf(times), [phoned]), { openDays: { "10": 7 }, limits: { "10": 0 } }),
  ).toEqual({
    "booking 1 1": [1, 100, 0],
  });
});

test("who comes later under another window gives the time back later, not before having it", async () => {
  const end = {
    at: at("2026-04-12 10:00"),
    by: "MEMBER",
    isFree: false,
    paidAt: null,
    isWaived: false,
  } as const;
  const record = monthOf(slotsOf(["07:00"]), [booking(1, 1, rush(0), { end })]);
  const policy = policyOf({ openDays: { "10": 14 } });
  const outcome = (await replay(record, { policy, origin, seed: "one" })).get("booking 1 1");
  expect([outcome?.sheetIdx, outcome?.isFulfilled]).toEqual([1, false]);
});
