import { offerExpireJob, waitingCloseJob } from "@/lib/club-api/jobs/booking-jobs";
import { forFile } from "../../support/for-file";
import { at, playDate, waitingScene } from "../../support/scenes/waiting-scene";

const scene = await forFile(waitingScene);
beforeEach(() => scene.reset());

// seed 227
describe("with offers (C0300 OFFER)", () => {
  let sheetIdx: number;

  /** Saturday 07:14 is cancelled on Wednesday at 10:00 and offered to 600001. */
  async function freed(now = "2026-11-25T10:00") {
    await scene.setPolicy("C0300", { value1: "OFFER" });
    sheetIdx = await scene.sheetAt("07:14");
    await scene.clear(sheetIdx);
    const bookingIdx = await scene.book("wangwei01", sheetIdx);
    scene.goTo(at(now));
    await scene.cancel("wangwei01", bookingIdx, true);
  }

  test("10 to 20: the slot is held, the member is told, nobody else gets it", async () => {
    await freed();
    expect(await scene.waiting(600_001)).toMatchObject({
      state: "20",
      offerSheetIdx: sheetIdx,
      offerUntil: at("2026-11-25T10:30"),
    });
    expect(await scene.ownerOf(sheetIdx)).toBeNull();
    const notifications = await scene.told(100_002, "waitingOffered");
    expect(notifications.map(({ channel }) => channel)).toEqual(["SMS", "MAIL"]);
    expect(notifications[0]?.vars).toMatchObject({ time: "07:14", until: "2026.11.25 (수) 10:30" });
    const lock = await scene.send("kimmiru", "PUT", `/reservation/sheet/lock/${sheetIdx}`, {});
    expect(lock.json.result).toBe(false);
    const mine = await scene.send("leesol01", "GET", "/my-reservation/waitings/100002");
    expect(mine.json.data).toMatchObject({
      list: [{ state: "20", offer: { sheetIdx, teeTime: "07:14", courseCode: "1" } }],
    });
  });

  test("20 to 30: accepted in time", async () => {
    await freed();
    const answer = await scene.answer("leesol01", 600_001, "ACCEPT");
    expect(answer.json.data).toMatchObject({ waitingIdx: 600_001, state: "30" });
    expect(await scene.ownerOf(sheetIdx)).toBe(100_002);
    const { bookingIdx } = await scene.waiting(600_001);
    expect(await scene.bookingOf(bookingIdx ?? 0)).toMatchObject({
      reservationType: "20",
      graceUntil: null,
    });
    expect(await scene.told(100_002, "booked")).toHaveLength(2);
    expect((await scene.leave("leesol01", 600_001)).json.fail).toMatchObject({ code: 4406 });
  });

  test("a day that closes under an offer is not played: accepting is 4101, and nothing is booked", async () => {
    await freed();
    const closed = { date: playDate, dateName: "Course repair", holidayType: "51" };
    expect((await scene.staff("POST", "/ops/holidays", closed)).json.result).toBe(true);
    const answer = await scene.answer("leesol01", 600_001, "ACCEPT");
    expect(answer.json.fail).toMatchObject({ code: 4101 });
    expect(await scene.ownerOf(sheetIdx)).toBeNull();
  });

  test("a slot that is blocked under an offer is not given: accepting is 4202", async () => {
    await freed();
    await scene.db.execute(`update tee_slots set open_type = '90' where sheet_idx = ${sheetIdx}`);
    const answer = await scene.answer("leesol01", 600_001, "ACCEPT");
    expect(answer.json.fail).toMatchObject({ code: 4202 });
    expect(await scene.ownerOf(sheetIdx)).toBeNull();
  });

  test("20 to 10: play is stopped; the offer is taken back, its member told, and the slot goes to nobody", async () => {
    await freed();
    const stop = {
      date: playDate,
      from: "06:00",
      to: "18:00",
      courseCodes: ["1"],
      reason: "storm",
      played: [],
    };
    expect((await scene.staff("POST", "/ops/weather-stop", stop)).json.result).toBe(true);
    expect(await scene.waiting(600_001)).toMatchObject({
      state: "10",
      offerSheetIdx: null,
      offerUntil: null,
    });
    expect(await scene.told(100_002, "waitingWithdrawn")).toHaveLength(2);
    expect((await scene.waiting(599_999)).state).toBe("10");
    expect((await scene.answer("leesol01", 600_001, "ACCEPT")).json.fail).toMatchObject({ code: 4405 });
    expect(await scene.ownerOf(sheetIdx)).toBeNull();
  });

  test("20 to 40: declined, and the next in line is asked", async () => {
    await freed();
    const answer = await scene.answer("leesol01", 600_001, "DECLINE");
    expect(answer.json.data).toMatchObject({ waitingIdx: 600_001, state: "40", bookingIdx: null });
    expect(await scene.waiting(599_999)).toMatchObject({ state: "20", offerSheetIdx: sheetIdx });
  });

  test("20 to 60: the member leaves, and the next in line is asked", async () => {
    await freed();
    expect((await scene.leave("leesol01", 600_001)).json.data).toMatchObject({ state: "60" });
    expect(await scene.waiting(599_999)).toMatchObject({ state: "20", offerSheetIdx: sheetIdx });
  });

  test("20 to 50: silence, then the next in line, then the slot is open", async () => {
    await freed();
    scene.goTo(at("2026-11-25T10:29"));
    await scene.run(offerExpireJob);
    expect(await scene.waiting(600_001)).toMatchObject({ state: "20" });
    scene.goTo(at("2026-11-25T10:30"));
    await scene.run(offerExpireJob);
    await scene.run(offerExpireJob);
    expect(await scene.waiting(600_001)).toMatchObject({ state: "50" });
    expect(await scene.waiting(599_999)).toMatchObject({
      state: "20",
      offerUntil: at("2026-11-25T11:00"),
    });
    scene.goTo(at("2026-11-25T11:00"));
    await scene.run(offerExpireJob);
    const lock = await scene.send("kimmiru", "PUT", `/reservation/sheet/lock/${sheetIdx}`, {});
    expect(lock.json.result).toBe(true);
  });

  test("an answer after the end is 4405, before the job has run", async () => {
    await freed();
    scene.goTo(at("2026-11-25T10:30"));
    const answer = await scene.answer("leesol01", 600_001, "ACCEPT");
    expect(answer.json.fail).toMatchObject({ code: 4405, msgCode: "WAIT_OFFER_OVER", msgVar: [] });
    expect(await scene.ownerOf(sheetIdx)).toBeNull();
  });

  test("an answer without an offer is 4405, to somebody else's 2001", async () => {
    expect((await scene.answer("leesol01", 600_001, "ACCEPT")).json.fail).toMatchObject({ code: 4405 });
    expect((await scene.answer("kimmiru", 600_001, "ACCEPT")).status).toBe(404);
  });

  test("in the quiet hours the time to answer starts at their end", async () => {
    await freed("2026-11-25T21:40");
    expect(await scene.waiting(600_001)).toMatchObject({ offerUntil: at("2026-11-26T08:30") });
  });

  test("shortly before the close an offer takes half of what is left", async () => {
    await freed("2026-11-27T16:20");
    expect(await scene.waiting(600_001)).toMatchObject({ offerUntil: at("2026-11-27T16:40") });
  });
});

describe("the close of the list (job waiting-close)", () => {
  test("10 and 20 to 70 at 17:00 of the day before; each is told once", async () => {
    await scene.setPolicy("C0300", { value1: "OFFER" });
    const sheetIdx = await scene.sheetAt("07:14");
    await scene.clear(sheetIdx);
    const bookingIdx = await scene.book("wangwei01", sheetIdx);
    scene.goTo(at("2026-11-27T16:59"));
    await scene.cancel("wangwei01", bookingIdx, true);
    await scene.run(waitingCloseJob);
    expect(await scene.waiting(600_001)).toMatchObject({ state: "20" });
    scene.goTo(at("2026-11-27T17:00"));
    await scene.run(waitingCloseJob);
    await scene.run(waitingCloseJob);
    for (const waitingIdx of [600_000, 600_001, 599_999]) {
      expect(await scene.waiting(waitingIdx)).toMatchObject({ state: "70" });
    }
    expect(await scene.told(100_008, "waitingClosed")).toEqual([
      { channel: "SMS", lang: "ja", vars: { club: "ミルソルカントリークラブ", date: "2026.11.28 (土)" } },
      { channel: "MAIL", lang: "ja", vars: { club: "ミルソルカントリークラブ", date: "2026.11.28 (土)" } },
    ]);
    const lock = await scene.send("kimmiru", "PUT", `/reservation/sheet/lock/${sheetIdx}`, {});
    expect(lock.json.result).toBe(true);
  });

  test("follows the hour of the policy, and leaves later days alone", async () => {
    await scene.setPolicy("C0290", { value4: "16:00" });
    scene.goTo(at("2026-11-26T16:00"));
    await scene.run(waitingCloseJob);
    expect(await scene.waiting(600_001)).toMatchObject({ state: "10" });
    scene.goTo(at("2026-11-27T16:00"));
    await scene.run(waitingCloseJob);
    expect(await scene.waiting(600_001)).toMatchObject({ state: "70" });
  });
});
