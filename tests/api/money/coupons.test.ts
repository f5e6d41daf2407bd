import { couponExpireJob, couponReminderJob } from "@/lib/club-api/jobs/booking-jobs";
import { penaltyEndJob } from "@/lib/club-api/jobs/upkeep-jobs";
import { forFile } from "../../support/for-file";
import { couponWords, holder, weekday } from "../../support/scenes/coupon-words";
import { at, waitingScene } from "../../support/scenes/waiting-scene";

const scene = await forFile(waitingScene);
beforeEach(() => scene.reset());

const { couponOf, setState, bookWith } = couponWords(() => scene);

describe("what a member has", () => {
  // seed 24 352
  test("usable coupons, the first to run out first (Y18)", async () => {
    const answer = await scene.send(holder, "GET", "/coupon/100001?state=10&lang=ko");
    expect(answer.json.data).toMatchObject({ total: 3, page: 1, size: 10 });
    expect((answer.json.data.list as object[])[0]).toEqual({
      couponIdx: 300_001,
      couponNo: "MS26-0001-0001",
      couponName: "평일 그린피 1만원 할인",
      couponType: "10",
      dcTarget: "10",
      dcPerson: "P1",
      dcValue: 10_000,
      maxDiscount: null,
      dayTypes: ["10"],
      periods: ["1", "2"],
      holeCodes: ["18"],
      validFrom: "2026-10-01",
      validTo: "2026-12-31",
      state: "10",
      stateName: "사용가능",
      daysLeft: 38,
    });
  });

  // seed 353
  test("numbers by state (Y19)", async () => {
    const answer = await scene.send(holder, "GET", "/coupon/count/100001");
    expect(answer.json.data).toEqual({ usable: 3, reserved: 0, expiringSoon: 0, used: 4, suspended: 0 });
  });

  test("expiring soon are usable ones within seven days", async () => {
    scene.goTo(at("2026-12-24T09:00"));
    const answer = await scene.send(holder, "GET", "/coupon/count/100001");
    expect(answer.json.data).toMatchObject({ usable: 3, expiringSoon: 1 });
  });

  test("nobody else's", async () => {
    expect((await scene.send("leesol01", "GET", "/coupon/100001")).status).toBe(403);
    expect((await scene.send("leesol01", "GET", "/coupon/count/100001")).status).toBe(403);
  });
});

describe("F10", () => {
  test("the slot lists the coupons that fit it", async () => {
    const sheetIdx = await scene.sheetAt("07:21", "1", weekday);
    await scene.clear(sheetIdx);
    const answer = await scene.send(holder, "GET", `/reservation/sheets/100001/20261216/${sheetIdx}?lang=ko`);
    expect(answer.json.data.coupons).toEqual([
      { couponIdx: 300_001, couponName: "평일 그린피 1만원 할인", discount: 10_000 },
    ]);
  });

  test("10 to 20 with the booking, its discount in the quote; a free cancellation gives it back", async () => {
    const bookingIdx = await bookWith(300_001);
    expect((await scene.bookingOf(bookingIdx)).quote).toMatchObject({ discount: 10_000 });
    expect(await couponOf(300_001)).toMatchObject({ state: "20", bookingIdx });
    const cancelled = await scene.cancel(holder, bookingIdx);
    expect(cancelled.json.data).toMatchObject({ stage: "L0", couponRestored: 300_001 });
    expect(await couponOf(300_001)).toMatchObject({ state: "10", bookingIdx: null });
  });

  test("a late cancellation suspends all usable coupons until the suspension ends", async () => {
    const bookingIdx = await bookWith(300_001);
    scene.goTo(at("2026-12-14T10:00"));
    const cancelled = await scene.cancel(holder, bookingIdx, true);
    expect(cancelled.json.data).toMatchObject({ stage: "L1", couponRestored: null });
    expect(await couponOf(300_001)).toMatchObject({ state: "50", bookingIdx: null });
    expect(await couponOf(300_002)).toMatchObject({ state: "50" });
    const count = await scene.send(holder, "GET", "/coupon/count/100001");
    expect(count.json.data).toMatchObject({ usable: 0, suspended: 3, used: 4 });
    scene.goTo(at("2027-01-14T00:10"));
    await scene.run(penaltyEndJob);
    expect(await couponOf(300_001)).toMatchObject({ state: "40" });
    expect(await couponOf(300_002)).toMatchObject({ state: "10" });
  });

  test("a late cancellation gives it back where the club does not suspend coupons", async () => {
    await scene.setPolicy("C0270", { value3: "N" });
    const bookingIdx = await bookWith(300_001);
    scene.goTo(at("2026-12-14T10:00"));
    await scene.cancel(holder, bookingIdx, true);
    expect(await couponOf(300_001)).toMatchObject({ state: "10", bookingIdx: null });
  });

  test("none is taken where the club takes none (C0400 v1), but a booking keeps the one it has", async () => {
    const sheetIdx = await scene.sheetAt("07:21", "1", weekday);
    await scene.clear(sheetIdx);
    const offered = async () =>
      (await scene.send(holder, "GET", `/reservation/sheets/100001/20261216/${sheetIdx}`)).json.data?.coupons;
    await scene.setPolicy("C0400", { value1: "0" });
    expect(await offered()).toEqual([]);
    await expect(bookWith(300_001)).rejects.toThrow("CPN_NOT_USABLE");
    await scene.setPolicy("C0400", { value1: "1" });
    expect(await offered()).not.toEqual([]);
  });

  test("a free cancellation uses it up where the club does not give back (C0400 v4)", async () => {
    await scene.setPolicy("C0400", { value4: "N" });
    await scene.cancel(holder, await bookWith(300_001));
    expect(await couponOf(300_001)).toMatchObject({ state: "30" });
  });

  test("a free cancellation after its last day leaves it expired", async () => {
    const bookingIdx = await bookWith(300_001);
    await setState(300_001, { validTo: "2026-11-22" });
    await scene.cancel(holder, bookingIdx);
    expect(await couponOf(300_001)).toMatchObject({ state: "40", bookingIdx: null });
  });
});

describe("5101, and the coupon is untouched:", () => {
  const refused = { code: 5101, msgCode: "CPN_NOT_USABLE", msgVar: [] };

  test.each([
    ["a weekend coupon on a weekday", holder, 300_002],
    ["a restaurant voucher", holder, 300_003],
    ["a used coupon", holder, 300_004],
    ["an unknown coupon", holder, 399_999],
    ["somebody else's coupon", "parkbaram", 300_001],
  ])("%s", async (_name, id, couponIdx) => {
    const sheetIdx = await scene.sheetAt("07:28", "1", weekday);
    await scene.clear(sheetIdx);
    const before = await couponOf(couponIdx);
    await scene.send(id, "PUT", `/reservation/sheet/lock/${sheetIdx}`, {});
    const answer = await scene.bookHeld(id, sheetIdx, { couponIdx });
    expect(answer.json.fail).toMatchObject(refused);
    expect(await couponOf(couponIdx)).toEqual(before);
    expect(await scene.ownerOf(sheetIdx)).toBeNull();
  });

  test("a coupon that another booking has reserved", async () => {
    await scene.setPolicy("C0230", { value1: "N" });
    await bookWith(300_001);
    const other = await scene.sheetAt("12:02", "1", weekday);
    await scene.clear(other);
    await scene.send(holder, "PUT", `/reservation/sheet/lock/${other}`, {});
    const answer = await scene.bookHeld(holder, other, { couponIdx: 300_001 });
    expect(answer.json.fail).toMatchObject(refused);
  });
});

describe("the job coupon-expire", () => {
  test("10 to 40 on the day after the last one", async () => {
    scene.goTo(at("2026-12-31T23:59"));
    await scene.run(couponExpireJob);
    expect(await couponOf(300_001)).toMatchObject({ state: "10" });
    scene.goTo(at("2027-01-01T00:10"));
    await scene.run(couponExpireJob);
    await scene.run(couponExpireJob);
    expect(await couponOf(300_001)).toMatchObject({ state: "40", version: 2 });
    expect(await couponOf(300_002)).toMatchObject({ state: "10" });
  });

  test("20 to 40 when the play date is over", async () => {
    await bookWith(300_001);
    scene.goTo(at("2027-01-01T00:10"));
    await scene.run(couponExpireJob);
    expect(await couponOf(300_001)).toMatchObject({ state: "40" });
  });
});

test("a coupon whose last day was the play date is there for the settlement of the next day", async () => {
  const bookingIdx = await bookWith(300_001);
  await setState(300_001, { validTo: weekday });
  scene.goTo(at(`${weekday}T06:00`));
  const event = (name: string) =>
    scene.staff("PUT", `/ops/bookings/${bookingIdx}/state`, { event: name, payMethods: [] });
  expect((await event("CHECK_IN")).json.result).toBe(true);
  scene.goTo(at("2026-12-17T00:10"));
  await scene.run(couponExpireJob);
  expect(await couponOf(300_001)).toMatchObject({ state: "20" });
  expect((await event("SETTLE")).json.result).toBe(true);
  expect(await couponOf(300_001)).toMatchObject({ state: "30", bookingIdx });
});

test("the reminder is sent once, seven days before the last day (C0400 v3)", async () => {
  scene.goTo(at("2026-12-23T10:00"));
  await scene.run(couponReminderJob);
  expect(await scene.told(100_001, "couponExpiring")).toEqual([]);
  scene.goTo(at("2026-12-24T10:00"));
  await scene.run(couponReminderJob);
  await scene.run(couponReminderJob);
  const notifications = await scene.told(100_001, "couponExpiring");
  expect(notifications.map(({ channel }) => channel)).toEqual(["SMS", "MAIL"]);
  expect(notifications[0]?.vars).toMatchObject({ coupon: "평일 그린피 1만원 할인", date: "2026.12.31 (목)" });
});

test("the reminder comes as many days before as the club says (C0400 v3)", async () => {
  await scene.setPolicy("C0400", { value3: "8" });
  scene.goTo(at("2026-12-23T10:00"));
  await scene.run(couponReminderJob);
  expect(await scene.told(100_001, "couponExpiring")).toHaveLength(2);
  await scene.setPolicy("C0400", { value3: "7" });
});
