import { eq } from "drizzle-orm";
import { auditRecords, members } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import type { ReservationCalendar } from "@/lib/contract/tee-sheets/tee-sheets";
import { otherSlot, refusal, slot } from "../../support/scenes/booking-scene";
import {
  full,
  type LastMinuteScene,
  lastMinuteScene,
  playDate,
  web,
  weekday,
} from "../../support/scenes/last-minute-scene";

let scene: LastMinuteScene;
beforeAll(async () => {
  scene = await lastMinuteScene();
}, 60_000);
beforeEach(() => scene.begin());
afterAll(() => scene.close());

const fullIdx = 100_001;
const webIdx = 100_002;
const weekdayIdx = 100_003;
const party = {
  players: [
    { seq: 1, isBooker: true },
    { seq: 2, memberId: weekday },
  ],
  playerCount: 3,
};

test("a suspended member sees the offers and until when they cannot be booked", async () => {
  await scene.rule({ memberTypes: ["10", "30"] });
  const { offers, suspendedUntil } = await scene.own("penalty01");
  expect(offers.length).toBeGreaterThan(3);
  expect(suspendedUntil).toBe("2027-05-13T23:00:00+09:00");
  expect((await scene.own(full)).suspendedUntil).toBeNull();
});

describe("a rule offers", () => {
  test("at once, each free tee time that it reaches, and nothing of what is sold or too far away", async () => {
    const taken = await scene.book(full, otherSlot);
    const { ruleIdx } = await scene.rule();
    const offers = await scene.offers();
    expect(offers.length).toBeGreaterThan(3);
    for (const offer of offers) {
      expect(offer).toMatchObject({ ruleIdx, ruleVersion: 1, playDate, percent: 20, state: "LIVE" });
      const row = await scene.slotRow(offer.sheetIdx);
      expect(row?.lastMinute).toEqual({ offerIdx: offer.offerIdx, percent: 20, memberTypes: ["10", "11"] });
      expect((row?.teeTime ?? "") <= "10:00").toBe(true);
    }
    expect(offers.map(({ sheetIdx }) => sheetIdx)).not.toContain((await scene.bookingOf(taken)).sheetIdx);
    await scene.runJob();
    expect(await scene.offers()).toEqual(offers);
  });

  test("as the hours pass, and no more on a day than the policy allows", async () => {
    await scene.setPolicy("C0580", { value4: "2" });
    await scene.rule({ hoursBefore: 20 });
    expect(await scene.offers()).toEqual([]);
    scene.goTo("12-15 14:00");
    await scene.runJob();
    expect(await scene.offers()).toHaveLength(2);
  });

  test("nothing while the policy is off, and its offers end with it", async () => {
    await scene.rule();
    await scene.setPolicy("C0580", { value1: "N" });
    await scene.runJob();
    expect(new Set((await scene.offers()).map(({ state, endedBy }) => `${state} ${endedBy}`))).toEqual(
      new Set(["ENDED RULE"]),
    );
    expect((await scene.slotRow(slot))?.lastMinute).toBeNull();
    expect((await scene.own(full)).isOn).toBe(false);
  });

  test("within the bounds of the policy, by keys that the club has, on record", async () => {
    const mustChoose = "Please choose one from the list.";
    expect(refusal(await scene.ruleAnswer({ percent: 31 }))).toEqual([5009, "LM_PERCENT", ["30"]]);
    expect(refusal(await scene.ruleAnswer({ hoursBefore: 49 }))).toEqual([5010, "LM_HOURS", ["48"]]);
    expect(refusal(await scene.ruleAnswer({ memberTypes: ["ZZ"] }))[2]).toEqual(["memberTypes", mustChoose]);
    expect(refusal(await scene.ruleAnswer({ courseCode: "ZZ" }))[2]).toEqual(["courseCode", mustChoose]);
    expect(refusal(await scene.ruleAnswer({ period: "ZZ" }))[2]).toEqual(["period", mustChoose]);
    const rule = await scene.rule();
    expect(refusal(await scene.changeAnswer({ ...rule, version: 7 }))[0]).toBe(2002);
    expect(refusal(await scene.changeAnswer(rule, { percent: 25 }))).toEqual([0]);
    const records = await scene.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.entity, "last-minute-rule"))
      .orderBy(auditRecords.auditIdx);
    expect(records.map(({ action, after }) => [action, (after as { percent: number }).percent])).toEqual([
      ["CREATE", 20],
      ["UPDATE", 25],
    ]);
  });
});

describe("the price", () => {
  test("is one on the sheet, in the calendar, in the quote, in the booking and after an acceptance", async () => {
    const before = await scene.shown(full, fullIdx, slot);
    await scene.rule();
    const offered = await scene.shown(full, fullIdx, slot);
    const less = (amount: unknown) => Math.ceil(Number(amount) * 0.8);
    expect(before.lastMinute).toBeUndefined();
    expect(offered).toMatchObject({
      greenFee: less(before.greenFee),
      companionGreenFee: less(before.companionGreenFee),
      lastMinute: { percent: 20, usualFee: before.greenFee },
    });
    const { days } = await scene.data<ReservationCalendar>(full, "GET", "/reservation/calendar/202612");
    expect(days.find(({ date }) => date === playDate)?.minGreenFee).toBe(
      Math.min(less(before.greenFee), Number(days.find(({ date }) => date === playDate)?.minGreenFee)),
    );
    expect((await scene.own(full)).offers.find(({ sheetIdx }) => sheetIdx === slot)).toMatchObject({
      percent: 20,
      greenFee: offered.greenFee,
      usualFee: before.greenFee,
    });
    const { agreeRules: _agree, ...asked } = scene.inputOf(slot, party);
    const quoted = await scene.data<{ quote: object; greenFees: unknown[] }>(
      full,
      "POST",
      "/ext/booking-quote",
      asked,
    );
    expect(quoted.greenFees).toEqual([offered.greenFee, ...Array(2).fill(offered.companionGreenFee)]);
    const bookingIdx = await scene.book(full, slot, party);
    expect(await scene.bookingOf(bookingIdx)).toMatchObject({ quote: quoted.quote, percentOff: 20 });
    // A companion who says yes pays the own fee, less the same.
    await scene.answer(weekday, bookingIdx);
    const accepted = (await scene.players(bookingIdx)).map(({ greenFee }) => Number(greenFee));
    const usual = await scene.shown(weekday, weekdayIdx, otherSlot);
    expect(accepted[1]).toBe(less(usual.lastMinute?.usualFee));
  });

  test("of a booking stays when its party grows, though the offer is over", async () => {
    await scene.rule();
    const fee = Number((await scene.shown(full, fullIdx, slot)).greenFee);
    const bookingIdx = await scene.book(full, slot, {
      players: [{ seq: 1, isBooker: true }],
      playerCount: 3,
    });
    const { version } = await scene.bookingOf(bookingIdx);
    const larger = { playerCount: 4, players: [{ seq: 1, isBooker: true }], reason: "one more", version };
    await scene.data("ssadmin1", "PUT", `/ops/bookings/${bookingIdx}/players`, larger);
    const fees = (await scene.players(bookingIdx)).map(({ greenFee }) => Number(greenFee));
    expect([fees.length, fees[0]]).toEqual([4, fee]);
    expect(new Set(fees.slice(1)).size).toBe(1);
    expect((await scene.bookingOf(bookingIdx)).percentOff).toBe(20);
  });

  test("of a booking that moves is that of the new tee time", async () => {
    await scene.rule();
    const bookingIdx = await scene.book(full, slot);
    const [target = 0] = (await scene.freeSlots("2026-12-18")).slice(0, 1);
    // The last free day of changes is over on the day before: the office moves it, at the price that was told.
    const { version, quote } = await scene.bookingOf(bookingIdx);
    const moved = { sheetIdx: target, version, reason: "moved", isTold: false };
    await scene.data("ssadmin1", "PUT", `/ops/bookings/${bookingIdx}/slot`, moved);
    expect(await scene.bookingOf(bookingIdx)).toMatchObject({ quote, percentOff: 20 });
    // The tee time that was left is free at its usual price until the rule offers it again.
    expect((await scene.shown(full, fullIdx, slot)).lastMinute).toBeUndefined();
    await scene.runJob();
    expect((await scene.shown(full, fullIdx, slot)).lastMinute?.percent).toBe(20);
  });
});

test("the office's price check shows what a party pays at an offer, as the quote of the tee time says", async () => {
  const check = (memberTypes: string[], more: object = {}) =>
    scene.data<CallOutput<"POST /ops/fees/quote">>("ssadmin1", "POST", "/ops/fees/quote", {
      date: playDate,
      period: "1",
      holeCode: "18",
      memberTypes,
      caddieMode: "C",
      ...more,
    });
  expect((await check(["10", "30", "30"])).offers).toEqual([]);
  await scene.rule({ percent: 15 });
  const { agreeRules: _agree, ...asked } = scene.inputOf(slot, { playerCount: 3, players: [] });
  const { quote } = await scene.data<{ quote: { total: number } }>(full, "POST", "/ext/booking-quote", asked);
  const { total } = quote;
  const live = (await scene.offers()).map(({ sheetIdx }) => scene.slotRow(sheetIdx));
  const ofPart = (await Promise.all(live)).filter((row) => row?.period === "1");
  const { teeTime } = (await scene.slotRow(slot)) ?? {};
  const sameTime = ofPart.filter((row) => row?.teeTime === teeTime);
  expect((await check(["10", "30", "30"])).offers).toEqual([{ percent: 15, teeTimes: ofPart.length, total }]);
  expect((await check(["10", "30", "30"], { teeTime })).offers).toEqual([
    { percent: 15, teeTimes: sameTime.length, total },
  ]);
  expect((await check(["30", "10", "10"])).offers).toEqual([]);
});

describe("what ends an offer", () => {
  test("it is taken, and the log says by which booking, rule and version", async () => {
    const rule = await scene.rule();
    const bookingIdx = await scene.book(full);
    expect(await scene.offerOf(slot)).toMatchObject({ state: "TAKEN", bookingIdx, endedBy: null });
    expect((await scene.slotRow(slot))?.lastMinute).toBeNull();
    const path = "/ops/last-minute-offers?state=TAKEN";
    const { list } = await scene.data<{ list: object[] }>("ssadmin1", "GET", path);
    expect(list).toMatchObject([
      { teeTime: "07:21", bookingIdx, ruleIdx: rule.ruleIdx, ruleVersion: 1, percent: 20, state: "TAKEN" },
    ]);
  });

  test("it is sold to somebody without the offer, or blocked", async () => {
    await scene.rule({ memberTypes: ["11"] });
    const bookingIdx = await scene.book(full);
    await scene.data("ssadmin1", "PUT", "/ops/slots", {
      sheetIdxs: [otherSlot],
      openType: "90",
      note: "mowing",
    });
    await scene.runJob();
    expect((await scene.bookingOf(bookingIdx)).percentOff).toBe(0);
    for (const sheetIdx of [slot, otherSlot])
      expect(await scene.offerOf(sheetIdx)).toMatchObject({
        state: "ENDED",
        endedBy: "SLOT",
        bookingIdx: null,
      });
  });

  test("booking online has closed", async () => {
    await scene.rule();
    scene.goTo("12-15 23:59");
    await scene.runJob();
    expect(await scene.offerOf(slot)).toMatchObject({ state: "ENDED", endedBy: "TIME" });
  });

  test("a price seen in a hold is kept until the hold ends, and by nobody else", async () => {
    const rule = await scene.rule();
    await scene.lock(full);
    expect(refusal(await scene.changeAnswer(rule, { isOn: false }))).toEqual([0]);
    expect(await scene.offerOf(slot)).toMatchObject({ state: "ENDED", endedBy: "RULE" });
    expect((await scene.shown(full, fullIdx, slot)).lastMinute?.percent).toBe(20);
    expect((await scene.shown(weekday, weekdayIdx, slot)).lastMinute).toBeUndefined();
    // Held longer it is the same hold.
    await scene.lock(full);
    const answer = await scene.bookHeld(full);
    const { bookingIdx } = answer.json.data as { bookingIdx: number };
    expect((await scene.bookingOf(bookingIdx)).percentOff).toBe(20);
    expect(await scene.offerOf(slot)).toMatchObject({ state: "TAKEN", bookingIdx });
  });

  test("given back and held again it has the usual price", async () => {
    const rule = await scene.rule();
    await scene.lock(full);
    await scene.changeAnswer(rule, { isOn: false });
    await scene.lock(full, slot, { clubCode: "MS01", lock: false });
    const bookingIdx = await scene.book(full);
    expect((await scene.bookingOf(bookingIdx)).percentOff).toBe(0);
  });
});

describe("notices", () => {
  const subscribe = async (...ids: [string, number][]) => {
    for (const [id, memberIdx] of ids) {
      await scene.device(id);
      await scene.agreeTo(memberIdx);
    }
  };

  test("go to the devices of offered members who have agreed to advertising, once a day of play", async () => {
    await subscribe([full, fullIdx], [web, webIdx], [weekday, weekdayIdx]);
    await scene.agreeTo(weekdayIdx, false);
    await scene.rule();
    await scene.runJob();
    await scene.runJob();
    expect(await scene.pushed()).toEqual([[fullIdx, "PUSH"]]);
    const notices = await scene.notices();
    expect(new Set(notices.map(({ memberIdx, memberType }) => `${memberIdx} ${memberType}`))).toEqual(
      new Set([`${fullIdx} 10`]),
    );
    expect(notices).toHaveLength((await scene.offers()).length);
    scene.goTo("12-15 11:00");
    await scene.runJob();
    expect(await scene.pushed()).toHaveLength(1);
  });

  test("are no more in seven days than C0581 says", async () => {
    await scene.setPolicy("C0581", { value1: "1" });
    await subscribe([full, fullIdx]);
    await scene.rule();
    await scene.runJob();
    scene.goTo("12-16 10:00");
    await scene.runJob();
    expect(new Set((await scene.offers()).map((offer) => offer.playDate))).toContain("2026-12-17");
    expect(await scene.pushed()).toHaveLength(1);
    await scene.setPolicy("C0581", { value1: "2" });
    await scene.runJob();
    expect(await scene.pushed()).toHaveLength(2);
  });

  test("end with one act, which leaves the other notices as they are", async () => {
    await subscribe([full, fullIdx]);
    expect(await scene.own(full)).toMatchObject({ isNotified: true, hasConsent: true });
    await scene.data(full, "PUT", "/ext/last-minute", { isNotified: false });
    const { choice } = await scene.data<{ choice: { kinds: string[] } }>(full, "GET", "/ext/push");
    expect(choice.kinds).toEqual(["offers", "draws", "changes", "weather"]);
    await scene.rule();
    await scene.runJob();
    expect(await scene.pushed()).toEqual([]);
    await scene.data(full, "PUT", "/ext/last-minute", { isNotified: true });
    await scene.runJob();
    expect(await scene.pushed()).toEqual([[fullIdx, "PUSH"]]);
  });

  test("go to nobody who may not book: suspended, withdrawn, or with a round on that day already", async () => {
    await subscribe([full, fullIdx], [weekday, weekdayIdx]);
    await scene.book(full, otherSlot);
    await scene.db.update(members).set({ state: "20" }).where(eq(members.memberIdx, weekdayIdx));
    await scene.rule();
    await scene.runJob();
    expect(await scene.pushed()).toEqual([]);
  });

  test("ask for the limits of all members together", async () => {
    const statementsFor = async (...ids: [string, number][]) => {
      await scene.begin();
      await subscribe(...ids);
      await scene.rule({ memberTypes: ["10", "11", "30"] });
      const seen = await scene.statementsOfJob();
      expect(await scene.pushed()).toHaveLength(ids.length);
      return seen.filter((text) => text.includes('from "bookings" where')).length;
    };
    const ofOne = await statementsFor([full, fullIdx]);
    expect(ofOne).toBeGreaterThan(0);
    expect(await statementsFor([full, fullIdx], [web, webIdx], [weekday, weekdayIdx])).toBe(ofOne);
  });
});
