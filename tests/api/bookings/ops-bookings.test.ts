import { and, eq } from "drizzle-orm";
import {
  auditRecords,
  bookings,
  coupons,
  outbox,
  penalties,
  slotLocks,
  teeSlots,
  visits,
} from "@/lib/club-api/db/tables";
import { freeCancelReminderJob, lockSweepJob, noShowJob } from "@/lib/club-api/jobs/booking-jobs";
import { forFile } from "../../support/for-file";
import { bookingScene, otherSlot, party, refusal, slot } from "../../support/scenes/booking-scene";

const scene = await forFile(bookingScene);

beforeEach(() => scene.reset());

type Today = { visitIdx: number; checkInToken: string; state: string };
const today = async (id = "kimmiru", member = 100_001) =>
  (await scene.data<{ today: Today | null }>(id, "GET", `/my-reservation/frontdesk/${member}`)).today;
const stateOf = async (bookingIdx: number) => (await scene.bookingOf(bookingIdx)).state;
const penaltiesOf = (bookingIdx: number) =>
  scene.db.select().from(penalties).where(eq(penalties.bookingIdx, bookingIdx));
const playDay = (time: string) => scene.goTo(`12-16 ${time}`);

describe("F9 front desk", () => {
  test("the token of Y17 checks the party in, the settlement uses the coupon up", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { players: party, couponIdx: 300_001 });
    expect(await today()).toBeNull();
    playDay("05:21");
    const visit = await today();
    expect(visit).toMatchObject({
      visitIdx: 550_010,
      bookingIdx,
      teeTime: "07:21",
      state: "READY",
      checkInFrom: "2026-12-16T05:21:00+09:00",
      checkInTo: "2026-12-16T07:11:00+09:00",
    });
    expect(visit?.checkInToken).toMatch(/^550010\.1797433200\.[A-Za-z0-9_-]{43}$/);
    const { checkInToken } = visit ?? {};
    const checkedIn = await scene.event(bookingIdx, {
      event: "CHECK_IN",
      reason: "",
      actualPlayers: 4,
      checkInToken,
    });
    expect(checkedIn.json.data).toEqual({ bookingIdx, state: "30", penalties: [] });
    expect(await today()).toMatchObject({ visitIdx: 550_010, state: "CHECKED_IN", checkInToken: null });
    playDay("12:30");
    const settled = await scene.event(bookingIdx, {
      event: "SETTLE",
      payMethods: [{ method: "CARD", amount: 770_000 }],
    });
    expect(settled.json.data).toEqual({ bookingIdx, state: "40" });
    const [row] = await scene.db
      .select()
      .from(visits)
      .where(eq(visits.bookingIdx, bookingIdx))
      .orderBy(visits.visitIdx);
    expect(row).toMatchObject({ state: "SETTLED", discount: "10000", total: "770000", paid: "770000" });
    const [coupon] = await scene.db.select().from(coupons).where(eq(coupons.couponIdx, 300_001));
    expect(coupon?.state).toBe("30");
    expect(await scene.logCodes(bookingIdx)).toEqual(["10", "50", "50"]);
  });

  test.each([
    ["a forged token", (token: string) => `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`],
    ["a token for another visit", (token: string) => token.replace(/^\d+/, "550001")],
    ["a token that lives longer", (token: string) => token.replace(/\.\d{10}\./, ".1999999999.")],
    ["no token at all", () => "hello"],
  ])("%s opens nothing", async (_name, spoil) => {
    const bookingIdx = await scene.book("kimmiru");
    playDay("05:30");
    const checkInToken = spoil((await today())?.checkInToken ?? "");
    const answer = await scene.event(bookingIdx, { event: "CHECK_IN", checkInToken });
    expect([answer.json.fail?.code, answer.json.fail?.msgVar[0]]).toEqual([9001, "checkInToken"]);
    expect(await stateOf(bookingIdx)).toBe("10");
  });

  test("a token of yesterday and one of another booking are refused", async () => {
    const bookingIdx = await scene.book("kimmiru");
    const other = await scene.book("parkbaram", otherSlot);
    playDay("05:40");
    const { checkInToken } = (await today()) ?? {};
    expect((await scene.event(other, { event: "CHECK_IN", checkInToken })).json.fail?.code).toBe(9001);
    scene.goTo("12-17 00:00");
    expect((await scene.event(bookingIdx, { event: "CHECK_IN", checkInToken })).json.fail?.code).toBe(9001);
  });

  test("the window opens 120 minutes before; staff may let a late party in, a token may not", async () => {
    const bookingIdx = await scene.book("kimmiru");
    playDay("05:20");
    expect((await scene.event(bookingIdx, { event: "CHECK_IN" })).json.fail?.code).toBe(9001);
    playDay("07:12");
    const { checkInToken } = (await today()) ?? {};
    expect((await scene.event(bookingIdx, { event: "CHECK_IN", checkInToken })).json.fail?.code).toBe(9001);
    expect((await scene.event(bookingIdx, { event: "CHECK_IN" })).json.data).toMatchObject({ state: "30" });
  });

  test("self check-in is off, until the club allows it (C0320 v4)", async () => {
    await scene.book("kimmiru");
    playDay("05:30");
    const { checkInToken } = (await today()) ?? {};
    const path = "/my-reservation/frontdesk/100001";
    expect((await scene.send("kimmiru", "POST", path, { checkInToken })).status).toBe(403);
    await scene.setPolicy("C0320", { value4: "Y" });
    expect(
      (await scene.send("parkbaram", "POST", "/my-reservation/frontdesk/100003", { checkInToken })).json.fail
        ?.code,
    ).toBe(9001);
    expect((await scene.send("kimmiru", "POST", path, { checkInToken })).json.data).toMatchObject({
      state: "30",
    });
  });

  test("51: fewer players than the minimum, 50: the booker did not come; the first time is a warning", async () => {
    const bookingIdx = await scene.book("kimmiru");
    playDay("06:00");
    const input = { event: "CHECK_IN", actualPlayers: 2, isBookerAbsent: true };
    const answer = await scene.event(bookingIdx, input);
    expect(
      (answer.json.data.penalties as { penaltyCode: string }[]).map(({ penaltyCode }) => penaltyCode),
    ).toEqual(["50", "51"]);
    for (const { suspendFrom, suspendTo, fineAmount } of await penaltiesOf(bookingIdx)) {
      expect([suspendTo, fineAmount]).toEqual([suspendFrom, "0"]);
    }
    expect(await scene.logCodes(bookingIdx)).toEqual(["10", "50", "80", "80"]);
  });
});

// seed 226
describe("domain.md 8.2, the rows of staff", () => {
  test("10 is confirmed to 20, and can still be cancelled and changed", async () => {
    const bookingIdx = await scene.book("kimmiru");
    expect((await scene.event(bookingIdx, { event: "CONFIRM" })).json.data).toEqual({
      bookingIdx,
      state: "20",
    });
    expect(refusal(await scene.event(bookingIdx, { event: "CONFIRM" }))[0]).toBe(4301);
    await scene.lock("kimmiru", otherSlot, { bookingIdx });
    expect((await scene.bookHeld("kimmiru", otherSlot, { bookingIdx })).json.data).toMatchObject({
      state: "10",
    });
  });

  test("a check-in is taken back until tee-off", async () => {
    const bookingIdx = await scene.book("kimmiru");
    playDay("06:00");
    await scene.event(bookingIdx, { event: "CHECK_IN" });
    expect((await scene.event(bookingIdx, { event: "UNDO" })).json.data).toEqual({ bookingIdx, state: "10" });
    await scene.event(bookingIdx, { event: "CHECK_IN" });
    playDay("07:21");
    expect((await scene.event(bookingIdx, { event: "UNDO" })).json.fail?.code).toBe(9001);
    expect(await scene.logCodes(bookingIdx)).toEqual(["10", "50", "60", "50"]);
  });

  test("with a check-in goes what it punished; the same fault later is punished again", async () => {
    const bookingIdx = await scene.book("kimmiru");
    const warned = { event: "CHECK_IN", isBookerAbsent: true, actualPlayers: 2 };
    const states = async () =>
      (await penaltiesOf(bookingIdx)).map(({ penaltyCode, state, point }) => [penaltyCode, state, point]);
    playDay("06:00");
    await scene.event(bookingIdx, warned);
    expect((await states()).sort()).toEqual([
      ["50", "10", 2],
      ["51", "10", 1],
    ]);
    await scene.event(bookingIdx, { event: "UNDO" });
    expect((await states()).sort()).toEqual([
      ["50", "30", 0],
      ["51", "30", 0],
    ]);
    expect(await scene.logCodes(bookingIdx)).toEqual(["10", "50", "80", "80", "60", "90", "90"]);
    await scene.event(bookingIdx, { ...warned, isBookerAbsent: false });
    expect((await states()).sort()).toEqual([
      ["50", "30", 0],
      ["51", "10", 1],
    ]);
    const [again] = (await penaltiesOf(bookingIdx)).filter(({ penaltyCode }) => penaltyCode === "51");
    // A first time as before: a warning without a day.
    expect(again?.suspendTo).toEqual(again?.suspendFrom);
  });

  test("the club cancels: no penalty, what it owes is on record, everybody is told, the slot is free", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { players: party, couponIdx: 300_001 });
    scene.goTo("12-14 18:00");
    const answer = await scene.event(bookingIdx, { event: "CLUB_CANCEL", reason: "코스 보수" });
    expect(answer.json.data).toEqual({
      bookingIdx,
      state: "70",
      compensation: { percent: 20, amount: 106_000 },
    });
    expect(await penaltiesOf(bookingIdx)).toEqual([]);
    expect((await scene.told()).filter(([event]) => event === "cancelledByClub")).toHaveLength(4);
    expect((await scene.lock("parkbaram")).json.result).toBe(true);
    const [coupon] = await scene.db.select().from(coupons).where(eq(coupons.couponIdx, 300_001));
    expect(coupon?.state).toBe("10");
  });

  test("the weather ends a booking without penalty; a team under way pays for what it played (7.4)", async () => {
    const waiting = await scene.book("parkbaram", otherSlot);
    const named = [{ seq: 2, name: "동반1", phoneNo: "010-0000-0101" }];
    const playing = await scene.book("kimmiru", slot, { players: named });
    expect((await scene.event(waiting, { event: "WEATHER_CANCEL" })).json.data).toMatchObject({
      state: "71",
      settlement: null,
    });
    playDay("07:00");
    await scene.event(playing, { event: "CHECK_IN" });
    playDay("09:00");
    const answer = await scene.event(playing, { event: "WEATHER_CANCEL", holesPlayed: 9 });
    // 20,000 + (fee − 20,000) / 2 each, half the cart, 70,000 for the caddie.
    expect(answer.json.data.settlement).toEqual({
      perPlayer: [50_000, 85_000, 85_000, 85_000],
      cartFee: 50_000,
      caddieFee: 70_000,
      total: 425_000,
    });
    expect([...(await penaltiesOf(waiting)), ...(await penaltiesOf(playing))]).toEqual([]);
  });

  test("only what is played can be settled, only what waits can be a no-show", async () => {
    const bookingIdx = await scene.book("kimmiru");
    expect(refusal(await scene.event(bookingIdx, { event: "SETTLE" }))[0]).toBe(4301);
    expect((await scene.event(bookingIdx, { event: "NO_SHOW" })).json.fail?.code).toBe(9001);
    expect(refusal(await scene.event(bookingIdx, { event: "CONFIRM", version: 9 }))[0]).toBe(4211);
    expect((await scene.event(599_999, { event: "CONFIRM" })).json.fail?.code).toBe(2001);
  });

  test("every event is on record with who did it", async () => {
    const bookingIdx = await scene.book("kimmiru");
    await scene.event(bookingIdx, { event: "CONFIRM", reason: "전화 확인" });
    const records = await scene.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.entityKey, String(bookingIdx)), eq(auditRecords.action, "UPDATE")))
      .orderBy(auditRecords.auditIdx);
    expect(records.at(-1)).toMatchObject({
      actor: "ssadmin1",
      entity: "booking",
      memberIdx: 100_001,
      reason: "전화 확인",
    });
  });
});

describe("no-shows", () => {
  test("staff: state 60, penalty 40, and all future bookings of the member end without further penalty (C0270)", async () => {
    const missed = await scene.book("kimmiru", slot, { players: party });
    const [later = 0] = await scene.freeSlots("2026-12-18");
    const future = await scene.book("kimmiru", later, { players: [{ seq: 2, memberId: "parkbaram" }] });
    playDay("07:45");
    await scene.db.delete(outbox);
    const answer = await scene.event(missed, { event: "NO_SHOW" });
    expect(answer.json.data).toMatchObject({ state: "60", penalties: [{ penaltyCode: "40" }] });
    expect((await penaltiesOf(missed))[0]).toMatchObject({ fineAmount: "159000", point: 5 });
    expect(await scene.bookingOf(future)).toMatchObject({ state: "70", compensation: null });
    expect(await penaltiesOf(future)).toEqual([]);
    expect(await scene.told()).toEqual([
      ["noShow", 100_001],
      ["cancelledByPenalty", 100_001],
      ["cancelledByPenalty", 100_003],
    ]);
    expect((await scene.lock("parkbaram", later)).json.result).toBe(true);
  });

  test("the job: only on a day with a check-in on record, twice is once", async () => {
    const missed = await scene.book("kimmiru");
    const came = await scene.book("parkbaram", otherSlot);
    playDay("23:00");
    await scene.run(noShowJob);
    expect(await stateOf(missed)).toBe("10");
    playDay("07:00");
    await scene.event(came, { event: "CHECK_IN" });
    playDay("22:59");
    await scene.run(noShowJob);
    expect(await stateOf(missed)).toBe("10");
    playDay("23:00");
    await scene.run(noShowJob);
    await scene.run(noShowJob);
    expect([await stateOf(missed), await stateOf(came)]).toEqual(["60", "30"]);
    expect(await penaltiesOf(missed)).toHaveLength(1);
  });

  test("the job that comes after midnight still sees the day", async () => {
    const missed = await scene.book("kimmiru");
    const came = await scene.book("parkbaram", otherSlot);
    playDay("07:00");
    await scene.event(came, { event: "CHECK_IN" });
    scene.goTo("12-17 00:10");
    await scene.run(noShowJob);
    expect(await stateOf(missed)).toBe("60");
  });
});

describe("bookings by staff", () => {
  const input = {
    sheetIdx: slot,
    reservationType: "50",
    guest: { name: "홍길동", phoneNo: "010-0000-0999" },
    playerCount: 4,
    caddieMode: "C",
  };
  const take = (body: object) => scene.send("ssadmin1", "POST", "/ops/bookings", body);

  test("a guest by phone pays guest fees and is told at his number; nobody's limit is asked", async () => {
    const answer = await take(input);
    expect(answer.json.data).toMatchObject({
      bookingIdx: 500_001,
      state: "10",
      quote: { greenFee: 610_000 },
    });
    expect(await scene.bookingOf(500_001)).toMatchObject({
      memberIdx: null,
      reservationType: "50",
      income: "40",
    });
    const [sms] = await scene.db.select().from(outbox);
    expect(sms).toMatchObject({ channel: "SMS", event: "booked", target: "010-0000-0999" });
  });

  test("never sells a slot twice, nor one that somebody is booking", async () => {
    await scene.lock("kimmiru");
    expect(refusal(await take(input))[0]).toBe(4111);
    await scene.bookHeld("kimmiru");
    expect(refusal(await take(input))).toEqual([4201, "RSV_SLOT_TAKEN", ["2026-12-16", "07:21"]]);
    expect(refusal(await take({ ...input, sheetIdx: 261_216_199 }))[0]).toBe(4104);
  });

  test("a member, before his day opens", async () => {
    const answer = await take({ ...input, guest: undefined, memberIdx: 100_002, reservationType: "70" });
    expect(answer.json.data).toMatchObject({ quote: { greenFee: 600_000 } });
    expect((await take({ ...input, sheetIdx: otherSlot, memberIdx: 100_002 })).json.fail?.code).toBe(9001);
  });

  test("27 holes hold a second slot, which comes back with the cancellation (A36)", async () => {
    const [third = 0] = (await scene.freeSlots("2026-12-16")).filter(
      (idx) => Math.floor(idx / 100) % 10 === 3,
    );
    const late = await scene.db.select().from(teeSlots).where(eq(teeSlots.playDate, "2026-12-16"));
    const linkedSheetIdx =
      late.find(({ sheetIdx, teeTime }) => sheetIdx > 261_216_300 && teeTime > "11:30" && sheetIdx !== third)
        ?.sheetIdx ?? 0;
    await scene.db.update(bookings).set({ state: "50" }).where(eq(bookings.sheetIdx, linkedSheetIdx));
    const answer = await take({ ...input, holeCode: "27", linkedSheetIdx });
    // 160,000 × 1.5 for the guest, 150,000 × 1.5 for each companion.
    expect(answer.json.data).toMatchObject({ quote: { greenFee: 915_000 } });
    expect(refusal(await scene.lock("kimmiru", linkedSheetIdx))[0]).toBe(4202);
    await scene.event(500_001, { event: "CLUB_CANCEL" });
    expect(refusal(await scene.lock("kimmiru", linkedSheetIdx))).toEqual([0]);
  });

  test("a third nine is refused where its time is taken, and is itself sold to nobody else", async () => {
    const days = await scene.db.select().from(teeSlots).where(eq(teeSlots.playDate, "2026-12-16"));
    const [third, other] = days.filter(({ teeTime, openType }) => teeTime > "11:30" && openType === "10");
    const linkedSheetIdx = third?.sheetIdx ?? 0;
    await scene.db.update(bookings).set({ state: "50" }).where(eq(bookings.playDate, "2026-12-16"));
    const long = { ...input, holeCode: "27", linkedSheetIdx };
    await scene.lock("kimmiru", linkedSheetIdx);
    expect(refusal(await take(long))[0]).toBe(4111);
    await scene.bookHeld("kimmiru", linkedSheetIdx);
    expect(refusal(await take(long))).toEqual([4201, "RSV_SLOT_TAKEN", ["2026-12-16", third?.teeTime]]);
    const free = other?.sheetIdx ?? 0;
    expect((await take({ ...long, linkedSheetIdx: free })).json.result).toBe(true);
    const second = { ...input, sheetIdx: free };
    expect(refusal(await take(second))).toEqual([4201, "RSV_SLOT_TAKEN", ["2026-12-16", other?.teeTime]]);
    expect(refusal(await take({ ...long, sheetIdx: otherSlot, linkedSheetIdx: free }))[0]).toBe(4201);
  });

  test("are found by day, number, name or phone, and every look goes on record", async () => {
    await take(input);
    const found = async (query: string) =>
      (
        await scene.data<{ list: { bookingIdx: number }[] }>("ssadmin1", "GET", `/ops/bookings?${query}`)
      ).list.map(({ bookingIdx }) => bookingIdx);
    const { rsvNo } = await scene.bookingOf(500_001);
    for (const query of [
      `rsvNo=${rsvNo}`,
      "name=홍길동",
      "phone=010-0000-0999",
      "date=2026-12-16&name=길동",
    ]) {
      expect(await found(query)).toEqual([500_001]);
    }
    expect(await found("date=2026-12-17&name=홍길동")).toEqual([]);
    const detail = await scene.data<{ logs: { workCode: string; by: string }[] }>(
      "ssadmin1",
      "GET",
      "/ops/bookings/500001?lang=ko",
    );
    expect(detail.logs).toMatchObject([{ workCode: "10", workName: "예약", by: "ssadmin1", channel: "50" }]);
    const views = await scene.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.action, "VIEW"))
      .orderBy(auditRecords.auditIdx);
    expect(views.filter(({ entity }) => entity === "booking").length).toBeGreaterThanOrEqual(6);
  });

  test("who has no right to the desk sees and does nothing", async () => {
    for (const [method, path, body] of [
      ["GET", "/ops/bookings", undefined],
      ["GET", "/ops/bookings/498700", undefined],
      ["POST", "/ops/bookings", input],
      ["PUT", "/ops/bookings/498700/state", { event: "CONFIRM" }],
      ["POST", "/ops/weather-stop", { date: "2026-12-16", from: "07:00", to: "08:00", reason: "x" }],
    ] as const) {
      for (const who of ["contents1", "kimmiru"]) {
        expect((await scene.send(who, method, path, body)).status).toBe(403);
      }
    }
  });
});

describe("a weather stop", () => {
  const stop = { date: "2026-12-16", from: "07:00", to: "07:40", reason: "폭설" };
  const declare = (body: object = stop) => scene.send("ssadmin1", "POST", "/ops/weather-stop", body);

  test("ends every booking of the span once, tells everybody, punishes nobody, blocks the slots", async () => {
    const mine = await scene.book("kimmiru", slot, { players: party });
    const answer = await declare();
    expect(answer.json.data.bookings).toContainEqual({ bookingIdx: mine, state: "71", settlement: null });
    expect(await stateOf(mine)).toBe("71");
    expect(
      (await scene.told()).filter(([event, member]) => event === "weatherCancelled" && member !== null),
    ).toEqual([
      ["weatherCancelled", 100_001],
      ["weatherCancelled", 100_003],
    ]);
    expect(await penaltiesOf(mine)).toEqual([]);
    expect(refusal(await scene.lock("parkbaram"))[0]).toBe(4202);
    expect((await declare()).json.data).toMatchObject({ affected: 0, bookings: [] });
  });

  test("settles the teams under way by their holes", async () => {
    const mine = await scene.book("kimmiru", slot, { players: party });
    playDay("07:00");
    await scene.event(mine, { event: "CHECK_IN" });
    const answer = await declare({ ...stop, played: [{ bookingIdx: mine, holes: 3 }] });
    expect(answer.json.data).toMatchObject({ settled: 1 });
    expect((await scene.bookingOf(mine)).state).toBe("71");
  });

  test("a span that ends before it begins is refused", async () => {
    expect((await declare({ ...stop, to: "06:00" })).json.fail?.code).toBe(9001);
  });
});

describe("jobs", () => {
  test("the reminder of the free deadline comes on its day, once", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { players: party });
    const reminders = async () => {
      const rows = await scene.db.select().from(outbox).where(eq(outbox.event, "freeCancelReminder"));
      return rows.filter(({ memberIdx }) => memberIdx === 100_001);
    };
    scene.goTo("12-12 10:00");
    await scene.run(freeCancelReminderJob);
    expect(await reminders()).toEqual([]);
    scene.goTo("12-13 10:00");
    await scene.run(freeCancelReminderJob);
    await scene.run(freeCancelReminderJob);
    expect((await reminders()).map(({ channel }) => channel).toSorted()).toEqual(["MAIL", "SMS"]);
    expect((await reminders())[0]?.vars).toMatchObject({
      deadline: "2026.12.13 (일) 17:00",
      date: "2026.12.16 (수)",
    });
    await scene.cancel("kimmiru", bookingIdx);
  });

  test("companions hear of the deadline when they asked for it, bookers unless they asked not to", async () => {
    await scene.book("kimmiru", slot, { players: party });
    const choose = (id: string, deadlines: boolean | null) =>
      scene.data(id, "PUT", "/ext/reminders", { deadlines });
    await choose("parkbaram", true);
    await choose("kimmiru", false);
    scene.goTo("12-13 10:00");
    await scene.run(freeCancelReminderJob);
    const rows = await scene.db.select().from(outbox).where(eq(outbox.event, "freeCancelReminder"));
    const own = rows.filter(({ memberIdx }) => memberIdx === 100_001 || memberIdx === 100_003);
    expect(own.map(({ memberIdx, channel }) => `${memberIdx} ${channel}`).toSorted()).toEqual([
      "100003 MAIL",
      "100003 SMS",
    ]);
    expect(await scene.data("kimmiru", "GET", "/ext/reminders")).toEqual({ deadlines: false });
  });

  test("dead holds are swept, living ones stay", async () => {
    await scene.lock("kimmiru");
    scene.api.pass(240_000);
    await scene.lock("parkbaram", otherSlot);
    scene.api.pass(60_000);
    await scene.run(lockSweepJob);
    const left = await scene.db.select().from(slotLocks);
    expect(left.map(({ memberIdx }) => memberIdx)).toEqual([100_003]);
  });
});

test.each([
  ["en", "Cart fee (1/4)"],
  ["ko", "카트피(1/4)"],
  ["ja", "カートフィー（1/4）"],
  ["zh", "球车费（1/4）"],
])("Y17: a person's part of a fee stands in the brackets of %s", async (language, name) => {
  const path = `/my-reservation/frontdesk/100001?lang=${language}`;
  const { list } = await scene.data<{ list: { charges: { name: string }[] }[] }>("kimmiru", "GET", path);
  expect(list.flatMap(({ charges }) => charges).map((charge) => charge.name)).toContain(name);
});

// seed 351
test("Y17: the past round of the demo, as the specification shows it", async () => {
  const path = "/my-reservation/frontdesk/100001?lang=ko";
  const page = await scene.data<{ list: object[]; total: number; today: null }>("kimmiru", "GET", path);
  expect([page.total, page.today]).toEqual([1, null]);
  expect(page.list[0]).toMatchObject({
    visitIdx: 550_001,
    bookingIdx: 498_700,
    playDate: "2026-10-21",
    teeTime: "07:28",
    checkInAt: "2026-10-21T06:41:00+09:00",
    lockerNo: "A-112",
    cartNo: "17",
    caddieName: "이*영",
    holesPlayed: 18,
    total: 123_000,
    paid: 123_000,
    state: "SETTLED",
  });
  expect((await scene.send("kimmiru", "GET", "/my-reservation/frontdesk/100002")).status).toBe(403);
});
