import { eq } from "drizzle-orm";
import { bookings, holidays, lockUses, members, siteStates, teeSlots } from "@/lib/club-api/db/tables";
import { bookSlot, readForBooking } from "@/lib/club-api/workflows/bookings/book-slot";
import { lockSlot } from "@/lib/club-api/workflows/bookings/lock-slot";
import { bookingBody } from "@/lib/contract/bookings/booking-shapes";
import type { MemberState } from "@/lib/contract/code-values/members";
import { forFile } from "../../support/for-file";
import { jobContext } from "../../support/jobs";
import { at, bookingScene, otherSlot, party, refusal, slot } from "../../support/scenes/booking-scene";

const scene = await forFile(bookingScene);

beforeEach(() => scene.reset());

const closeCourse = () =>
  scene.db.insert(holidays).values({ clubIdx: 1, date: "2026-12-16", names: {}, holidayType: "51" });
const setSlot = (change: Partial<typeof teeSlots.$inferInsert>) =>
  scene.db.update(teeSlots).set(change).where(eq(teeSlots.sheetIdx, slot));
const setMember = (change: Partial<typeof members.$inferInsert>) =>
  scene.db.update(members).set(change).where(eq(members.memberIdx, 100_001));

async function stopSite() {
  const [row] = await scene.db.select().from(siteStates);
  if (!row) throw new Error("no site state");
  await scene.db.update(siteStates).set({ current: { ...row.current, state: "0" } });
}

/** Obstacles to holding a slot, and after the hold to booking it: the same refusals (7.5, 7.6). */
const obstacles: [string, () => unknown, unknown[], string?][] = [
  ["a stopped site", stopSite, [4105, "RSV_SITE_STOPPED", []]],
  ["a closing day", closeCourse, [4101, "RSV_CLOSED_DAY", ["2026-12-16"]]],
  [
    "a day that is not open yet for the member type",
    () => setMember({ memberType: "30" }),
    [4102, "RSV_NOT_OPEN", ["2026-11-25T10:00:00+09:00"]],
  ],
  ["a slot of a draw", () => setSlot({ openType: "70" }), [4202, "RSV_TYPE", []]],
  ["a blocked slot", () => setSlot({ openType: "90" }), [4202, "RSV_TYPE", []]],
  [
    "a slot for other member types",
    () => setSlot({ openType: "60", memberTypes: ["30"] }),
    [4202, "RSV_TYPE", []],
  ],
  ["a type that never books online", () => setMember({ memberType: "90" }), [4202, "RSV_TYPE", []]],
];

describe.each(obstacles)("%s", (_name, raise, expected) => {
  test("cannot be held", async () => {
    await raise();
    expect(refusal(await scene.lock("kimmiru"))).toEqual(expected);
  });

  test("cannot be booked, though it is held", async () => {
    await scene.lock("kimmiru");
    await raise();
    expect(refusal(await scene.bookHeld("kimmiru"))).toEqual(expected);
    expect(await scene.db.select().from(bookings).where(eq(bookings.sheetIdx, slot))).toEqual([]);
  });
});

test.each<MemberState>(["20", "30", "40"])(
  "1003: the session was good a moment ago, the member is in state %s",
  async (state) => {
    const { ctx } = await jobContext(scene.api, "test");
    const input = { memberIdx: 100_001, sheetIdx: slot };
    await lockSlot(scene.db, ctx, async () => undefined, input);
    await setMember({ state });
    const suspended = { msgCode: "AUTH_SUSPENDED" };
    await expect(lockSlot(scene.db, ctx, async () => undefined, input)).rejects.toMatchObject(suspended);
    const body = bookingBody.parse(scene.inputOf(slot, {}));
    const early = await readForBooking(scene.db, ctx, 100_001, slot);
    const booked = scene.db.transaction((tx) => bookSlot(tx, ctx, 100_001, body, early));
    await expect(booked).rejects.toMatchObject(suspended);
  },
);

test("a slot for the member's own type is open to him", async () => {
  await setSlot({ openType: "60", memberTypes: ["10"] });
  expect(await scene.book("kimmiru")).toBeGreaterThan(0);
});

test("the first failure in the order of 7.6 is the one that is told", async () => {
  await stopSite();
  await closeCourse();
  await setSlot({ openType: "90" });
  expect(refusal(await scene.bookHeld("kimmiru"))[0]).toBe(4105);
  await scene.db
    .update(siteStates)
    .set({ current: { state: "1", texts: {}, startAt: null, endAt: null, allowIps: [] } });
  expect(refusal(await scene.bookHeld("kimmiru"))[0]).toBe(4101);
  await scene.db.delete(holidays).where(eq(holidays.date, "2026-12-16"));
  expect(refusal(await scene.bookHeld("kimmiru"))[0]).toBe(4111);
  await setSlot({ openType: "10" });
  await scene.lock("kimmiru");
  await setSlot({ openType: "90" });
  expect(refusal(await scene.bookHeld("kimmiru", slot, { playerCount: 9 }))[0]).toBe(4202);
});

describe("holds", () => {
  test.each([261_216_199, 261_299_101, 7])("4104: there is no slot %i", async (sheetIdx) => {
    expect(refusal(await scene.lock("kimmiru", sheetIdx))).toEqual([4104, "RSV_NO_SLOT", []]);
  });

  test("4103: booking closes at 23:59 of the day before", async () => {
    scene.goTo("12-15 23:58");
    expect(refusal(await scene.lock("kimmiru"))).toEqual([0]);
    scene.goTo("12-15 23:59");
    expect(refusal(await scene.lock("kimmiru"))).toEqual([4103, "RSV_CLOSED", []]);
  });

  test("4201: a sold slot cannot be held", async () => {
    await scene.book("parkbaram");
    expect(refusal(await scene.lock("kimmiru"))).toEqual([4201, "RSV_SLOT_TAKEN", ["2026-12-16", "07:21"]]);
  });

  test("4112: a hold is renewed once, and lasts 600 s of a half hour however often it is let go", async () => {
    await scene.lock("kimmiru");
    scene.api.pass(200_000);
    const renewed = await scene.lock("kimmiru");
    expect(renewed.json.data).toMatchObject({ expiresAt: "2026-11-23T10:08:20+09:00", renewable: false });
    expect(refusal(await scene.lock("kimmiru"))).toEqual([4112, "RSV_LOCK_LIMIT", []]);
    scene.api.pass(200_000);
    await scene.lock("kimmiru", slot, { lock: false });
    expect((await scene.lock("kimmiru")).json.data).toMatchObject({ remainSeconds: 200, renewable: false });
    scene.api.pass(200_000);
    expect(refusal(await scene.lock("kimmiru"))).toEqual([4112, "RSV_LOCK_LIMIT", []]);
    expect((await scene.lock("parkbaram")).json.result).toBe(true);
    scene.goTo("11-23 10:31");
    expect((await scene.lock("kimmiru", slot)).json.data).toMatchObject({ remainSeconds: 60 });
  });

  test("4113: nobody lets go what somebody else holds, nor swaps a slot for itself", async () => {
    await scene.lock("kimmiru");
    expect(refusal(await scene.lock("parkbaram", slot, { lock: false }))).toEqual([
      4113,
      "RSV_LOCK_STATE",
      [],
    ]);
    const self = await scene.send("kimmiru", "PUT", `/reservation/sheet/lock/${slot}/${slot}`);
    expect(refusal(self)).toEqual([4113, "RSV_LOCK_STATE", []]);
    expect((await scene.lock("kimmiru", slot, { lock: false })).json.data).toMatchObject({ locked: false });
    expect((await scene.lock("kimmiru", slot, { lock: false })).json.result).toBe(true);
  });

  test("a member holds one slot: another hold lets the first one go", async () => {
    await scene.lock("kimmiru");
    await scene.lock("kimmiru", otherSlot);
    expect((await scene.lock("parkbaram", slot)).json.result).toBe(true);
  });

  // seed 361
  test("a switch to a slot that is held leaves the old hold", async () => {
    await scene.lock("parkbaram", otherSlot);
    await scene.lock("kimmiru", slot);
    const path = `/reservation/sheet/lock/${slot}/${otherSlot}`;
    expect(refusal(await scene.send("kimmiru", "PUT", path))).toEqual([4111, "RSV_LOCKED", []]);
    expect((await scene.bookHeld("kimmiru", slot)).json.result).toBe(true);
  });

  test("without a hold the second slot is the target (A2)", async () => {
    const path = `/reservation/sheet/lock/${slot}/${otherSlot}`;
    expect((await scene.send("kimmiru", "PUT", path)).json.data).toMatchObject({
      released: null,
      sheetIdx: otherSlot,
    });
  });

  test("4290: ten calls a minute (C0530)", async () => {
    for (let call = 0; call < 10; call += 1) await scene.lock("kimmiru", slot, { lock: true });
    const answer = await scene.lock("kimmiru", otherSlot);
    expect([answer.status, ...refusal(answer)]).toEqual([429, 4290, "RATE_LIMIT", []]);
    expect(answer.headers.get("retry-after")).toBe("60");
    expect((await scene.lock("parkbaram", otherSlot)).json.result).toBe(true);
    scene.api.pass(60_000);
    expect(refusal(await scene.lock("kimmiru", otherSlot))[0]).toBe(4111);
  });

  test("463: guests hold nothing (F16)", async () => {
    const answer = await scene.api.request("PUT", `/reservation/sheet/lock/${slot}`, { body: {} });
    expect([answer.status, answer.json.fail?.code]).toEqual([401, 463]);
  });

  test("403: staff do not hold for themselves", async () => {
    expect((await scene.lock("ssadmin1")).status).toBe(403);
  });

  test("what was held is on record until no window reaches it", async () => {
    await scene.lock("kimmiru");
    await scene.lock("kimmiru", otherSlot);
    const uses = await scene.db.select().from(lockUses).orderBy(lockUses.useIdx);
    expect(uses.map(({ sheetIdx, heldUntil }) => [sheetIdx, heldUntil])).toEqual([
      [slot, at("11-23 10:00")],
      [otherSlot, at("11-23 10:05")],
    ]);
  });
});

describe("bookings", () => {
  beforeEach(() => scene.lock("kimmiru"));

  test.each([2, 5])("4203: %i players are not three or four", async (playerCount) => {
    expect(refusal(await scene.bookHeld("kimmiru", slot, { playerCount }))).toEqual([
      4203,
      "RSV_PLAYERS",
      ["3", "4"],
    ]);
  });

  test("4204: the club may want companions named at booking (C0030 v4)", async () => {
    await scene.setPolicy("C0030", { value4: "2" });
    const one = [{ seq: 2, memberId: "parkbaram" }];
    expect(refusal(await scene.bookHeld("kimmiru", slot, { players: one }))).toEqual([
      4204,
      "RSV_COMPANIONS",
      [],
    ]);
    expect((await scene.bookHeld("kimmiru", slot, { players: party })).json.result).toBe(true);
  });

  test("4204: from 17:00 of the day before all of them (C0040)", async () => {
    scene.goTo("12-15 17:00");
    await scene.lock("kimmiru");
    expect(refusal(await scene.bookHeld("kimmiru"))[0]).toBe(4204);
    const noPhone = party.map(({ phoneNo: _phone, ...player }) => player);
    expect(refusal(await scene.bookHeld("kimmiru", slot, { players: noPhone }))[0]).toBe(4204);
    expect((await scene.bookHeld("kimmiru", slot, { players: party })).json.result).toBe(true);
  });

  test("4206: one a day", async () => {
    await scene.bookHeld("kimmiru");
    const answer = await scene.lock("kimmiru", otherSlot);
    expect(refusal(answer)).toEqual([4206, "RSV_DAY_LIMIT", []]);
  });

  test("4207: the window and its number are named", async () => {
    await scene.db.execute(`update limit_rules set per_week = 1 where member_type = '10'`);
    await scene.bookHeld("kimmiru");
    const [monday = 0] = await scene.freeSlots("2026-12-17");
    expect(refusal(await scene.lock("kimmiru", monday))).toEqual([4207, "RSV_LIMIT", ["week", "1"]]);
    await scene.db.execute(`update limit_rules set per_week = 4 where member_type = '10'`);
  });

  test("4207: too many free cancellations in a month, where the club counts them (A37)", async () => {
    await scene.setPolicy("C0230", { value3: "Y", value4: "1" });
    await scene.setPolicy("C0530", { value3: "100" });
    await scene.bookHeld("kimmiru");
    await scene.cancel("kimmiru", 500_001);
    await scene.cancel("kimmiru", await scene.book("kimmiru"));
    expect(refusal(await scene.lock("kimmiru"))).toEqual([4207, "RSV_LIMIT", ["cancel", "1"]]);
    scene.goTo("12-01 10:00");
    expect(refusal(await scene.lock("kimmiru"))).toEqual([0]);
  });

  test("4208 waits for the yes of a companion who plays at that time; naming him tells nothing of it", async () => {
    await scene.book("parkbaram", otherSlot);
    expect((await scene.bookHeld("kimmiru", slot, { players: party })).json.result).toBe(true);
    expect(refusal(await scene.answer("parkbaram", 500_002))).toEqual([
      4208,
      "RSV_OVERLAP",
      ["박*람", "07:35"],
    ]);
  });

  test("a member who is only named, and has not accepted, may book for himself", async () => {
    await scene.bookHeld("kimmiru", slot, { players: party });
    expect(await scene.book("parkbaram", otherSlot)).toBeGreaterThan(0);
  });

  test("5101: a coupon of somebody else, and one that does not fit", async () => {
    expect(refusal(await scene.bookHeld("kimmiru", slot, { couponIdx: 399_999 }))).toEqual([
      5101,
      "CPN_NOT_USABLE",
      [],
    ]);
    await scene.db.execute(`update coupons set valid_to = '2026-12-15' where coupon_idx = 300001`);
    expect(refusal(await scene.bookHeld("kimmiru", slot, { couponIdx: 300_001 }))[0]).toBe(5101);
  });

  test.each([
    ["consent to the rules", { agreeRules: false }, "agreeRules"],
    ["somebody else in the booker's seat", { players: [{ seq: 1, memberIdx: 100_002 }] }, "players"],
    ["a member number that nobody has", { players: [{ seq: 2, memberIdx: 199_999 }] }, "players"],
    ["a login id that nobody has", { players: [{ seq: 2, memberId: "nobody99" }] }, "players"],
    ["27 holes, which staff book", { holeCode: "27" }, "holeCode"],
    ["an intern caddie, who is not offered", { caddieMode: "I" }, "caddieMode"],
  ])("9001: %s", async (_name, input, field) => {
    const answer = await scene.bookHeld("kimmiru", slot, input);
    expect([answer.json.fail?.code, answer.json.fail?.msgVar[0]]).toEqual([9001, field]);
  });

  test("self-caddie is for weekdays only (C0050)", async () => {
    const answer = await scene.bookHeld("kimmiru", slot, { caddieMode: "S" });
    expect(answer.json.data).toMatchObject({ quote: { caddieFee: 0 } });
    const [saturday = 0] = await scene.freeSlots("2026-12-12");
    await scene.lock("kimmiru", saturday);
    expect(refusal(await scene.bookHeld("kimmiru", saturday, { caddieMode: "S" }))[0]).toBe(9001);
  });

  test("4202: a type whose part of the weekday is used up (7.2)", async () => {
    await setMember({ memberType: "49" });
    scene.goTo("12-09 10:00");
    await scene.lock("kimmiru");
    const share = (percent: number) =>
      scene.db.execute(`update open_rules set weekday_share_percent = ${percent} where member_type = '49'`);
    await share(0);
    expect(refusal(await scene.bookHeld("kimmiru"))).toEqual([4202, "RSV_TYPE", []]);
    await share(20);
    expect((await scene.bookHeld("kimmiru")).json.result).toBe(true);
  });

  test("4205: a suspended member", async () => {
    scene.goTo("11-25 10:00");
    expect(refusal(await scene.lock("penalty01"))).toEqual([
      4205,
      "RSV_SUSPENDED",
      ["2027-05-13T23:00:00+09:00"],
    ]);
  });
});

describe("counts of R1", () => {
  test("a penalised member has nothing left, as the specification shows", async () => {
    const path = "/reservation/100007/20261216/cnt";
    expect(await scene.data("penalty01", "GET", path)).toEqual({
      date: "2026-12-16",
      dayType: "WEEKDAY",
      counts: { day: 0, week: 0, month: 0, monthWeekend: 0, year: 6, open: 0 },
      limits: { day: 1, week: 3, month: 5, monthWeekend: 2, year: null, open: 4 },
      remaining: { day: 0, week: 0, month: 0, monthWeekend: 0, year: null, open: 0 },
      blocked: true,
      reasons: [{ code: 4205, until: "2027-05-13T23:00:00+09:00" }],
    });
  });

  test("another member's counts are forbidden, staff's look goes on record", async () => {
    const path = "/reservation/100002/20261216/cnt";
    expect((await scene.send("kimmiru", "GET", path)).status).toBe(403);
    expect((await scene.send("ssadmin1", "GET", path)).json.result).toBe(true);
    const records = await scene.db.execute(
      `select 1 from audit_records where action = 'VIEW' and member_idx = 100002`,
    );
    expect((records as { rows: unknown[] }).rows.length).toBeGreaterThan(0);
  });

  test("limits can be switched off (C0230)", async () => {
    await scene.setPolicy("C0230", { value1: "N" });
    const answer = await scene.data<{ limits: object }>("kimmiru", "GET", "/reservation/100001/20261216/cnt");
    expect(new Set(Object.values(answer.limits))).toEqual(new Set([null]));
  });
});
