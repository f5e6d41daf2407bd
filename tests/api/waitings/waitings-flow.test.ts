import { eq } from "drizzle-orm";
import { openRules, penalties, waitings } from "@/lib/club-api/db/tables";
import { forFile } from "../../support/for-file";
import { at, playDate, waitingScene } from "../../support/scenes/waiting-scene";

const scene = await forFile(waitingScene);
let sheetIdx: number;
let bookingIdx: number;

/** Flow F6 up to its Wednesday: Saturday 07:14 belongs to a member who will not come. */
beforeEach(async () => {
  await scene.reset();
  sheetIdx = await scene.sheetAt("07:14");
  await scene.clear(sheetIdx);
  bookingIdx = await scene.book("wangwei01", sheetIdx);
  scene.goTo(at("2026-11-25T10:00"));
});

describe("F6: a late cancellation at 10:00", () => {
  test("passes the suspended first of the queue and gives the time to 600001", async () => {
    const cancelled = await scene.cancel("wangwei01", bookingIdx, true);
    expect(cancelled.json.data).toMatchObject({ state: "51", stage: "L1" });
    const waiting = await scene.waiting(600_001);
    expect(waiting).toMatchObject({ state: "30", graceUntil: at("2026-11-25T11:00") });
    expect(await scene.waiting(600_000)).toMatchObject({ state: "10", bookingIdx: null });
    expect(await scene.ownerOf(sheetIdx)).toBe(100_002);
    const booking = await scene.bookingOf(waiting.bookingIdx ?? 0);
    expect(booking).toMatchObject({
      reservationType: "20",
      state: "10",
      waitingIdx: 600_001,
      playerCount: 4,
      createdBy: "job:waiting-match",
      graceUntil: at("2026-11-25T11:00"),
    });
    const vars = {
      club: "미르솔 컨트리클럽",
      date: "2026.11.28 (토)",
      time: "07:14",
      course: "미르 코스",
      grace: "2026.11.25 (수) 11:00",
    };
    expect(await scene.told(100_002, "waitingAssigned")).toEqual([
      { channel: "SMS", lang: "ko", vars },
      { channel: "MAIL", lang: "ko", vars },
    ]);
    expect(await scene.told(100_002, "booked")).toEqual([]);
  });

  test("R12 at 10:40 gives it back without a penalty, and the next in line gets it", async () => {
    await scene.cancel("wangwei01", bookingIdx, true);
    const given = (await scene.waiting(600_001)).bookingIdx;
    scene.goTo(at("2026-11-25T10:40"));
    const left = await scene.leave("leesol01", 600_001);
    expect(left.json.data).toEqual({ waitingIdx: 600_001, state: "60", bookingReleased: given });
    expect(await scene.waiting(600_001)).toMatchObject({ state: "60" });
    expect(await scene.bookingOf(given ?? 0)).toMatchObject({ state: "50" });
    expect(await scene.db.select().from(penalties).where(eq(penalties.memberIdx, 100_002))).toEqual([]);
    expect(await scene.ownerOf(sheetIdx)).toBe(100_008);
    expect(await scene.waiting(599_999)).toMatchObject({
      state: "30",
      graceUntil: at("2026-11-25T11:40"),
    });
  });

  test("R9 within the grace does the same", async () => {
    await scene.cancel("wangwei01", bookingIdx, true);
    const given = (await scene.waiting(600_001)).bookingIdx ?? 0;
    scene.goTo(at("2026-11-25T11:00"));
    const cancelled = await scene.cancel("leesol01", given);
    expect(cancelled.json.data).toMatchObject({ state: "50", stage: "L0", penalty: null });
    expect(await scene.waiting(600_001)).toMatchObject({ state: "60" });
    expect(await scene.ownerOf(sheetIdx)).toBe(100_008);
  });

  test("without action the booking stands, and cancelling it after 11:00 follows 7.7", async () => {
    await scene.cancel("wangwei01", bookingIdx, true);
    const given = (await scene.waiting(600_001)).bookingIdx ?? 0;
    scene.goTo(at("2026-11-25T11:01"));
    const left = await scene.leave("leesol01", 600_001);
    expect(left.json.fail).toMatchObject({ code: 4406, msgCode: "WAIT_ASSIGNED", msgVar: [] });
    const refused = await scene.cancel("leesol01", given);
    expect(refused.json.fail).toMatchObject({ code: 4302 });
    expect(await scene.ownerOf(sheetIdx)).toBe(100_002);
  });

  test("a slot that nobody gets is open", async () => {
    for (const id of ["leesol01", "tanaka01"] as const) {
      const waitingIdx = id === "leesol01" ? 600_001 : 599_999;
      expect((await scene.leave(id, waitingIdx)).json.data).toEqual({
        waitingIdx,
        state: "60",
        bookingReleased: null,
      });
    }
    await scene.cancel("wangwei01", bookingIdx, true);
    expect(await scene.ownerOf(sheetIdx)).toBeNull();
    const lock = await scene.send("kimmiru", "PUT", `/reservation/sheet/lock/${sheetIdx}`, {});
    expect(lock.json.result).toBe(true);
  });
});

describe("whom a freed time passes", () => {
  const cancelIt = () => scene.cancel("wangwei01", bookingIdx, true);

  test("a smaller band, course or party than the entry's", async () => {
    await scene.leave("leesol01", 600_001);
    await scene.wait("leesol01", { standbyTimeCodes: ["13"] });
    await scene.wait("parkbaram", { courseCodes: ["2"] });
    await scene.leave("tanaka01", 599_999);
    await cancelIt();
    expect(await scene.ownerOf(sheetIdx)).toBeNull();
  });

  test("who has used up a limit of that day", async () => {
    const other = await scene.sheetAt("12:23", "1");
    await scene.clear(other);
    await scene.book("leesol01", other);
    await cancelIt();
    expect(await scene.ownerOf(sheetIdx)).toBe(100_008);
  });

  test("who is suspended as a member", async () => {
    await scene.staff("PUT", "/ops/members/100002", { event: "SUSPEND", reason: "test" });
    await cancelIt();
    expect(await scene.ownerOf(sheetIdx)).toBe(100_008);
  });

  test("retired members come first with the PFT preset", async () => {
    await scene.setPolicy("C0010", { value4: "Y" });
    expect((await scene.wait("jungyebi")).json.data).toMatchObject({ rank: 1 });
    await cancelIt();
    expect(await scene.ownerOf(sheetIdx)).toBe(100_005);
  });

  test("everybody, when the club assigns nobody (C0300 OFF)", async () => {
    await scene.setPolicy("C0300", { value1: "OFF" });
    await cancelIt();
    expect(await scene.ownerOf(sheetIdx)).toBeNull();
    expect(await scene.waiting(600_001)).toMatchObject({ state: "10" });
  });

  test("everybody, when only late cancellations are assigned and this one is not late", async () => {
    await scene.setPolicy("C0300", { value2: "LATE" });
    const late = await scene.sheetAt("07:21");
    await scene.clear(late);
    const other = await scene.book("kimmiru", late);
    scene.goTo(at("2026-11-24T16:59"));
    expect((await scene.cancel("kimmiru", other)).json.data).toMatchObject({ stage: "L0" });
    expect(await scene.ownerOf(late)).toBeNull();
    scene.goTo(at("2026-11-25T10:00"));
    await cancelIt();
    expect(await scene.ownerOf(sheetIdx)).toBe(100_002);
  });

  test("quiet hours: assigned at once, the grace counts from their end", async () => {
    scene.goTo(at("2026-11-25T22:15"));
    await cancelIt();
    expect(await scene.waiting(600_001)).toMatchObject({
      state: "30",
      graceUntil: at("2026-11-26T09:00"),
    });
  });

  test("everybody, once tee-off is nearer than C0310 v2", async () => {
    await scene.setPolicy("C0310", { value2: "4320" });
    await cancelIt();
    expect(await scene.ownerOf(sheetIdx)).toBeNull();
  });

  test("everybody, on a day that has been closed since: the club's own cancellations sell nothing again", async () => {
    const { json } = await scene.staff("POST", "/ops/holidays", {
      date: playDate,
      dateName: "Course repair",
      holidayType: "51",
    });
    expect(json.result).toBe(true);
    const event = { event: "CLUB_CANCEL", reason: "course repair" };
    expect((await scene.staff("PUT", `/ops/bookings/${bookingIdx}/state`, event)).json.result).toBe(true);
    expect(await scene.ownerOf(sheetIdx)).toBeNull();
    expect((await scene.waiting(600_001)).state).toBe("10");
    expect(await scene.told(100_002, "waitingAssigned")).toEqual([]);
  });

  test("everybody, for a slot that is kept for a draw", async () => {
    await scene.db.execute(`update tee_slots set open_type = '70' where sheet_idx = ${sheetIdx}`);
    await cancelIt();
    expect(await scene.ownerOf(sheetIdx)).toBeNull();
  });
});

test("a slot that staff add on an open day goes to who waits for such a time", async () => {
  const noon = await scene.wait("kimmiru", { standbyTimeCodes: ["14"] });
  expect(noon.json.fail?.code).toBe(9001);
  await scene.db
    .update(waitings)
    .set({ standbyTimeCodes: ["14"] })
    .where(eq(waitings.waitingIdx, 600_001));
  const added = await scene.staff("POST", "/ops/slots", { playDate, courseCode: "1", teeTime: "09:30" });
  const { sheetIdx: addedIdx } = added.json.data as { sheetIdx: number };
  expect(await scene.ownerOf(addedIdx)).toBe(100_002);
  expect(await scene.waiting(600_001)).toMatchObject({ state: "30" });
});

test("a member type whose share of a weekday is used up is passed over (domain.md 7.2)", async () => {
  scene.goTo(at("2026-11-24T10:00"));
  const wednesday = "2026-12-02";
  const slot = await scene.sheetAt("07:14", "1", wednesday);
  await scene.clear(slot);
  const [template] = await scene.db.select().from(waitings).where(eq(waitings.waitingIdx, 600_001));
  if (!template) throw new Error("no template");
  const { waitingIdx: _idx, ...row } = template;
  const [waiting] = await scene.db
    .insert(waitings)
    .values({ ...row, playDate: wednesday })
    .returning();
  const freed = async () => {
    await scene.cancel("kimmiru", await scene.book("kimmiru", slot));
    return scene.ownerOf(slot);
  };
  const setShare = (weekdaySharePercent: number | null) =>
    scene.db.update(openRules).set({ weekdaySharePercent }).where(eq(openRules.memberType, "30"));
  await setShare(1);
  expect(await freed()).toBeNull();
  expect(await scene.waiting(waiting?.waitingIdx ?? 0)).toMatchObject({ state: "10" });
  await setShare(null);
  expect(await freed()).toBe(100_002);
});
