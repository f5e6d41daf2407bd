import { eq, isNull } from "drizzle-orm";
import { coupons, dashboardDays, members, outbox, penalties, slotLocks } from "@/lib/club-api/db/tables";
import { forFile } from "../../support/for-file";
import {
  bookingScene,
  firstBooking,
  otherSlot,
  party,
  refusal,
  slot,
} from "../../support/scenes/booking-scene";

const scene = await forFile(bookingScene);

beforeEach(() => scene.reset());

type Counts = { counts: Record<string, number>; remaining: Record<string, number>; blocked: boolean };
type Preview = { stage: string; fineAmount: number; point: number; suspendTo: string };

const counts = (id = "kimmiru", member = 100_001) =>
  scene.data<Counts & Record<string, unknown>>(id, "GET", `/reservation/${member}/20261216/cnt`);

describe("F4 booking", () => {
  test("each device of the member is told the one hold with its day, its end and whether it can be longer", async () => {
    const held = async (id = "kimmiru") => (await scene.data<{ hold: unknown }>(id, "GET", "/ext/hold")).hold;
    expect(await held()).toBeNull();
    await scene.lock("kimmiru");
    scene.api.clock.set(new Date("2026-11-23T10:01:00+09:00"));
    const hold = {
      sheetIdx: slot,
      playDate: "2026-12-16",
      lockedAt: "2026-11-23T10:00:00+09:00",
      expiresAt: "2026-11-23T10:05:00+09:00",
      remainSeconds: 240,
      renewable: true,
      bookingIdx: null,
    };
    expect(await held()).toEqual(hold);
    await scene.lock("kimmiru");
    expect(await held()).toMatchObject({ remainSeconds: 300, renewable: false });
    expect(await held("leesol01")).toBeNull();
    scene.api.clock.set(new Date("2026-11-23T10:06:00+09:00"));
    expect(await held()).toBeNull();
  });

  // seed 9 354 358 360
  test("count, hold, change of mind, book: every number of the specification", async () => {
    expect(await counts()).toEqual({
      date: "2026-12-16",
      dayType: "WEEKDAY",
      counts: { day: 0, week: 0, month: 0, monthWeekend: 0, year: 14, open: 0 },
      limits: { day: 1, week: 4, month: 10, monthWeekend: 3, year: null, open: 6 },
      remaining: { day: 1, week: 4, month: 10, monthWeekend: 3, year: null, open: 6 },
      blocked: false,
      reasons: [],
    });
    expect((await scene.lock("kimmiru")).json.data).toEqual({
      sheetIdx: slot,
      locked: true,
      lockedAt: "2026-11-23T10:00:00+09:00",
      expiresAt: "2026-11-23T10:05:00+09:00",
      remainSeconds: 300,
      renewable: true,
    });
    const path = `/reservation/sheet/lock/${slot}/${otherSlot}`;
    const there = await scene.data<object>("kimmiru", "PUT", path);
    expect(there).toMatchObject({ released: slot, sheetIdx: otherSlot, locked: true });
    // The same path again goes back: the slot that is not held is the target, whichever comes first (A2).
    expect(await scene.data("kimmiru", "PUT", path)).toMatchObject({ released: otherSlot, sheetIdx: slot });
    const answer = await scene.bookHeld("kimmiru", slot, { holeCode: "18", players: party, couponIdx: null });
    expect(answer.json.data).toEqual({
      bookingIdx: firstBooking,
      rsvNo: "261216-00004",
      state: "10",
      playDate: "2026-12-16",
      teeTime: "07:21",
      courseCode: "1",
      courseOut: "2",
      quote: {
        currency: "KRW",
        greenFee: 530_000,
        cartFee: 100_000,
        caddieFee: 150_000,
        rental: 0,
        discount: 0,
        total: 780_000,
        perPlayer: [142_500, 212_500, 212_500, 212_500],
        penaltyBase: 530_000,
      },
      freeCancelUntil: "2026-12-13T17:00:00+09:00",
      noShowAfter: "2026-12-16T05:21:00+09:00",
      changeCount: 0,
      version: 1,
    });
    expect((await counts()).counts).toMatchObject({ day: 1, week: 1, month: 1, year: 15, open: 1 });
    expect(await scene.db.select().from(slotLocks)).toEqual([]);
    expect(await scene.logCodes(firstBooking)).toEqual(["10"]);
  });

  test("the booker and every companion with an address are told, each once", async () => {
    await scene.book("kimmiru", slot, { players: party });
    expect(await scene.told()).toEqual([
      ["booked", 100_001],
      ["companionAdded", 100_003],
      ["companionAdded", null],
      ["companionAdded", null],
    ]);
  });

  // seed 43
  test.each(["ko", "ja"])("a guest is told in %s, as the booker reads", async (lang) => {
    await scene.db.update(members).set({ lang }).where(eq(members.memberIdx, 100_001));
    await scene.book("kimmiru", slot, { players: party });
    const rows = await scene.db.select().from(outbox).where(isNull(outbox.memberIdx));
    expect(rows.map((row) => row.lang)).toEqual([lang, lang]);
  });

  test("a second client waits for the hold, without a hold he cannot book", async () => {
    await scene.lock("kimmiru");
    expect(refusal(await scene.lock("parkbaram"))).toEqual([4111, "RSV_LOCKED", []]);
    expect(refusal(await scene.bookHeld("parkbaram"))).toEqual([4111, "RSV_LOCK_EXPIRED", []]);
  });

  test("a hold dies by the clock alone", async () => {
    await scene.lock("kimmiru");
    scene.api.pass(300_000);
    expect(refusal(await scene.bookHeld("kimmiru"))).toEqual([4111, "RSV_LOCK_EXPIRED", []]);
    expect((await scene.lock("parkbaram")).json.result).toBe(true);
    expect(refusal(await scene.bookHeld("kimmiru"))).toEqual([4111, "RSV_LOCK_EXPIRED", []]);
  });

  // seed 347
  test("my page shows the booking as Y13 has it", async () => {
    await scene.book("kimmiru", slot, { players: party });
    const path = "/my-reservation/bookings/100001?from=2026-11-01&to=2026-12-31&state=&lang=ko";
    const page = await scene.data<{ list: object[]; total: number }>("kimmiru", "GET", path);
    expect(page.total).toBe(1);
    expect(page.list[0]).toMatchObject({
      bookingIdx: firstBooking,
      rsvNo: "261216-00004",
      dayCode: "4",
      stateName: "예약완료",
      total: 780_000,
      cancelStage: "L0",
      canCancel: true,
      canChange: true,
      players: [
        { seq: 1, isBooker: true, memberIdx: 100_001, name: "김미루", memberType: "10", greenFee: 80_000 },
        { seq: 2, isBooker: false, memberIdx: null, name: "박*람", memberType: "30", greenFee: 150_000 },
        { seq: 3, isBooker: false, memberIdx: null, name: "동반1", memberType: "30", greenFee: 150_000 },
        { seq: 4, isBooker: false, memberIdx: null, name: "동반2", memberType: "30", greenFee: 150_000 },
      ],
    });
  });
});

describe("F5 change and cancel", () => {
  async function bookAndMove() {
    const bookingIdx = await scene.book("kimmiru", slot, { players: party });
    scene.goTo("12-10 10:00");
    await scene.lock("kimmiru", otherSlot, { bookingIdx });
    const moved = await scene.bookHeld("kimmiru", otherSlot, { bookingIdx, version: 1, players: [party[0]] });
    expect(moved.json.data).toMatchObject({
      changeCount: 1,
      version: 2,
      teeTime: "07:35",
      rsvNo: "261216-00004",
    });
    return bookingIdx;
  }

  test("a move frees the old slot, keeps the companions and tells them", async () => {
    const bookingIdx = await bookAndMove();
    expect((await scene.players(bookingIdx)).map(({ name }) => name)).toEqual([
      "김미루",
      "박바람",
      "동반1",
      "동반2",
    ]);
    expect((await scene.told()).filter(([event]) => event === "changed")).toHaveLength(4);
    expect((await scene.lock("parkbaram", slot)).json.result).toBe(true);
    expect(await scene.logCodes(bookingIdx)).toEqual(["10", "20"]);
  });

  // seed 359
  test("free until 17:00 of the third day before: state 50, the slot is open again", async () => {
    const bookingIdx = await bookAndMove();
    scene.goTo("12-13 16:59");
    const answer = await scene.cancel("kimmiru", bookingIdx, { agreePenalty: false, version: 2 });
    expect(answer.json.data).toEqual({
      bookingIdx,
      state: "50",
      stage: "L0",
      penalty: null,
      couponRestored: null,
    });
    expect((await scene.lock("parkbaram", otherSlot)).json.result).toBe(true);
    expect((await scene.told()).filter(([event]) => event === "cancelled")).toHaveLength(4);
    expect(await scene.logCodes(bookingIdx)).toEqual(["10", "20", "30"]);
  });

  test("late: 4302 shows the price first, with consent the penalty is what was shown, and booking is barred", async () => {
    const bookingIdx = await bookAndMove();
    scene.goTo("12-14 10:00");
    const asked = await scene.cancel("kimmiru", bookingIdx, { agreePenalty: false });
    expect(refusal(asked)).toEqual([4302, "RSV_LATE_CANCEL", ["₩53,000", "30"]]);
    const preview = asked.json.data as Preview;
    expect(preview).toEqual({
      stage: "L1",
      penaltyCode: "10",
      fineAmount: 53_000,
      suspendFrom: "2026-12-14T10:00:00+09:00",
      suspendTo: "2027-01-13T10:00:00+09:00",
      point: 1,
    });
    expect((await scene.bookingOf(bookingIdx)).state).toBe("10");

    const answer = await scene.cancel("kimmiru", bookingIdx, { agreePenalty: true });
    const { penalty, ...cancelled } = answer.json.data as { penalty: { penaltyIdx: number } };
    expect(cancelled).toEqual({ bookingIdx, state: "51", stage: "L1", couponRestored: null });
    expect(penalty).toMatchObject({
      penaltyCode: "10",
      fineAmount: preview.fineAmount,
      point: preview.point,
      suspendTo: preview.suspendTo,
    });
    expect(await scene.logCodes(bookingIdx)).toEqual(["10", "20", "30", "80"]);
    const barred = await counts();
    expect(barred).toMatchObject({ blocked: true, reasons: [{ code: 4205, until: preview.suspendTo }] });
    expect(barred.remaining).toEqual({ day: 0, week: 0, month: 0, monthWeekend: 0, year: null, open: 0 });
    expect(refusal(await scene.lock("kimmiru", slot))).toEqual([4205, "RSV_SUSPENDED", [preview.suspendTo]]);

    const paid = await scene.send("ssadmin1", "PUT", `/ops/penalties/${penalty.penaltyIdx}`, {
      event: "PAY",
      amount: 53_000,
    });
    expect(paid.json.data).toMatchObject({ state: "20" });
    // The late cancelled round goes on counting for its day (7.3), so another day is booked.
    const [free] = await scene.freeSlots("2026-12-17");
    expect((await scene.lock("kimmiru", free)).json.result).toBe(true);
  });

  test("a consent holds for the stage that it was given to, and for no later one", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { players: party });
    scene.goTo("12-14 17:01");
    const asked = await scene.cancel("kimmiru", bookingIdx, { agreePenalty: true, agreedStage: "L1" });
    expect(refusal(asked).slice(0, 2)).toEqual([4302, "RSV_LATE_CANCEL"]);
    expect(asked.json.data).toMatchObject({ stage: "L2", penaltyCode: "20" });
    expect((await scene.bookingOf(bookingIdx)).state).toBe("10");
    const agreed = await scene.cancel("kimmiru", bookingIdx, { agreePenalty: true, agreedStage: "L2" });
    expect(agreed.json.data).toMatchObject({ state: "51", stage: "L2" });
  });

  test("late: the booker hears what it costs, the companions that there is no round", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { players: party });
    scene.goTo("12-14 10:00");
    await scene.cancel("kimmiru", bookingIdx, { agreePenalty: true });
    expect((await scene.told()).slice(4)).toEqual([
      ["lateCancelled", 100_001],
      ["cancelled", 100_003],
      ["cancelled", null],
      ["cancelled", null],
    ]);
  });

  test("111 minutes before tee-off only the phone helps", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { players: party });
    scene.goTo("12-16 05:30");
    const answer = await scene.cancel("kimmiru", bookingIdx, { agreePenalty: true });
    expect(refusal(answer)).toEqual([4303, "RSV_PHONE_ONLY", ["031-000-1000"]]);
  });

  test("the deadline that the booker was told holds, whatever the club changes afterwards", async () => {
    const bookingIdx = await scene.book("kimmiru", slot);
    await scene.setPolicy("C0250", { value4: "09:00" });
    scene.goTo("12-13 16:59");
    expect((await scene.cancel("kimmiru", bookingIdx)).json.data).toMatchObject({ stage: "L0" });
  });
});

describe("F10 coupon", () => {
  const stateOf = async () =>
    (await scene.db.select().from(coupons).where(eq(coupons.couponIdx, 300_001)))[0]?.state;

  test("books with the discount, comes back with a free cancellation", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { players: party, couponIdx: 300_001 });
    const { quote, couponIdx } = await scene.bookingOf(bookingIdx);
    expect([quote.discount, quote.total, quote.penaltyBase, couponIdx]).toEqual([
      10_000, 770_000, 530_000, 300_001,
    ]);
    expect(await stateOf()).toBe("20");
    expect((await scene.cancel("kimmiru", bookingIdx)).json.data).toMatchObject({ couponRestored: 300_001 });
    expect(await stateOf()).toBe("10");
  });

  test("a late cancellation suspends it with all the others", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { couponIdx: 300_001 });
    scene.goTo("12-14 10:00");
    await scene.cancel("kimmiru", bookingIdx, { agreePenalty: true });
    const states = await scene.db.select().from(coupons).where(eq(coupons.memberIdx, 100_001));
    expect(states.filter(({ couponIdx }) => couponIdx <= 300_003).map(({ state }) => state)).toEqual([
      "50",
      "50",
      "50",
    ]);
  });
});

describe("the same Idempotency-Key", () => {
  const headers = { "idempotency-key": "tap-1" };

  test("answers the first answer again and leaves one booking", async () => {
    await scene.lock("kimmiru");
    const first = await scene.bookHeld("kimmiru", slot, { players: party }, headers);
    const again = await scene.bookHeld("kimmiru", slot, { players: party }, headers);
    expect(first.json.result).toBe(true);
    expect(again.json).toEqual(first.json);
    expect(refusal(await scene.bookHeld("kimmiru", slot, { players: party }))).toEqual([
      4111,
      "RSV_LOCK_EXPIRED",
      [],
    ]);
  });

  test("with another body is refused, from another member is another key", async () => {
    await scene.lock("kimmiru");
    await scene.bookHeld("kimmiru", slot, { players: party }, headers);
    const other = await scene.bookHeld("kimmiru", slot, { players: party, memo: "late" }, headers);
    expect([other.status, other.json.fail?.code]).toEqual([409, 9409]);
    await scene.lock("parkbaram", 261_216_105);
    expect((await scene.bookHeld("parkbaram", 261_216_105, {}, headers)).json.result).toBe(true);
  });

  test("a refusal is not kept: the call may be tried again", async () => {
    expect((await scene.bookHeld("kimmiru", slot, {}, headers)).json.result).toBe(false);
    await scene.lock("kimmiru");
    expect((await scene.bookHeld("kimmiru", slot, {}, headers)).json.result).toBe(true);
  });
});

test("the day's counters follow bookings and cancellations", async () => {
  const today = async () =>
    (await scene.db.select().from(dashboardDays).where(eq(dashboardDays.date, "2026-11-23")))[0];
  const before = await today();
  await scene.cancel("kimmiru", await scene.book("kimmiru"));
  const after = await today();
  expect([
    (after?.bookings ?? 0) - (before?.bookings ?? 0),
    (after?.cancels ?? 0) - (before?.cancels ?? 0),
  ]).toEqual([1, 1]);
  expect(await scene.db.select().from(penalties).where(eq(penalties.memberIdx, 100_001))).toEqual([]);
});
