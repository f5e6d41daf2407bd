import { and, desc, eq } from "drizzle-orm";
import { auditRecords } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import type { WaitingDetail } from "@/lib/contract/waitings/ops-waitings";
import { forFile } from "../../support/for-file";
import { at, playDate, waitingScene } from "../../support/scenes/waiting-scene";

const suspended = 600_000;
const lee = 600_001;
const scene = await forFile(waitingScene);
/** Saturday 07:14, free while members wait for its band. */
let sheetIdx: number;

beforeEach(async () => {
  await scene.reset();
  scene.goTo(at("2026-11-25T10:00"));
  sheetIdx = await scene.sheetAt("07:14");
  await scene.clear(sheetIdx);
});

const decide = (waitingIdx: number, body: object) => scene.staff("PUT", `/ops/waitings/${waitingIdx}`, body);
const detail = async (waitingIdx: number, query = "") =>
  (await scene.staff("GET", `/ops/waitings/${waitingIdx}${query}`)).json.data as WaitingDetail;
async function lastAuditEntry(waitingIdx: number) {
  const [row] = await scene.db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.entity, "waiting"), eq(auditRecords.entityKey, String(waitingIdx))))
    .orderBy(desc(auditRecords.auditIdx))
    .limit(1);
  return row;
}

describe("reading", () => {
  test("a day stands in rank order, its members masked; a reason shows them and goes on record", async () => {
    const read = async (query: string) =>
      (await scene.staff("GET", `/ops/waitings?playDate=${playDate}${query}`)).json
        .data as CallOutput<"GET /ops/waitings">;
    const { list } = await read("");
    expect(list.map(({ rank }) => rank)).toEqual(list.map((_row, place) => place + 1));
    expect(list[1]).toMatchObject({ waitingIdx: lee, memberName: "이*", bandNames: [expect.any(String)] });
    const [, seen] = (await read("&reason=phone%20call")).list;
    expect(seen?.memberName).toBe("이솔");
    const [view] = await scene.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.entity, "waiting"), eq(auditRecords.entityKey, "list")))
      .orderBy(desc(auditRecords.auditIdx))
      .limit(1);
    expect(view).toMatchObject({ action: "VIEW", reason: "phone call" });
  });

  test("days with demand say how many wait and how many times are free", async () => {
    const { days } = (await scene.staff("GET", "/ops/waiting-days")).json
      .data as CallOutput<"GET /ops/waiting-days">;
    const day = days.find((one) => one.playDate === playDate);
    expect(day).toMatchObject({ offered: 0, closeAt: "2026-11-27T17:00:00+09:00" });
    expect(day?.waiting).toBeGreaterThanOrEqual(3);
    expect(day?.freeSlots).toBeGreaterThanOrEqual(1);
  });

  test("an entry says why it gets no time: the suspension, and how many stand before it", async () => {
    const blocked = await detail(suspended);
    expect(blocked.obstacles.map(({ msgCode }) => msgCode)).toContain("RSV_SUSPENDED");
    const free = (await detail(lee)).slots.find((slot) => slot.sheetIdx === sheetIdx);
    expect(free).toMatchObject({ teeTime: "07:14", misfits: [], ahead: 1, obstacle: null });
  });

  test("a free time outside the wish says in what it does not fit, and is given with a reason only", async () => {
    const slot = (await detail(lee)).slots.find(({ misfits }) => misfits.length > 0);
    expect(slot?.misfits).toEqual(["BAND"]);
    const afternoon = slot?.sheetIdx ?? 0;
    const bare = await decide(lee, { event: "ASSIGN", sheetIdx: afternoon });
    expect(bare.json.fail).toMatchObject({
      code: 9001,
      msgVar: ["reason", "Please enter at least 2 characters."],
    });
    const given = await decide(lee, { event: "ASSIGN", sheetIdx: afternoon, reason: "agreed by phone" });
    expect(given.json.data).toMatchObject({ state: "30", bookingIdx: expect.any(Number) });
  });
});

describe("assigning by hand", () => {
  test("past somebody needs a reason; then the time is booked with a grace, and the record names who was passed over", async () => {
    const bare = await decide(lee, { event: "ASSIGN", sheetIdx });
    expect(bare.json.fail).toMatchObject({
      code: 9001,
      msgVar: ["reason", "Please enter at least 2 characters."],
    });
    expect(await scene.waiting(lee)).toMatchObject({ state: "10" });

    const answer = await decide(lee, { event: "ASSIGN", sheetIdx, reason: "Caddie training guest" });
    expect(answer.json.data).toMatchObject({ state: "30", passedOver: [suspended] });
    expect(await scene.ownerOf(sheetIdx)).toBe(100_002);
    const waiting = await scene.waiting(lee);
    expect(waiting).toMatchObject({ state: "30", graceUntil: at("2026-11-25T11:00") });
    expect(await scene.bookingOf(waiting.bookingIdx ?? 0)).toMatchObject({
      reservationType: "20",
      createdBy: "ssadmin1",
    });
    expect(await scene.told(100_002, "waitingAssigned")).toHaveLength(2);
    expect(await lastAuditEntry(lee)).toMatchObject({
      action: "UPDATE",
      before: { state: "10" },
      after: { state: "30", sheetIdx, passedOver: [suspended] },
      reason: "Caddie training guest",
    });
  });

  test("a penalty forbids it, and nothing is written", async () => {
    const answer = await decide(suspended, { event: "ASSIGN", sheetIdx, reason: "regular guest" });
    expect(answer.json.fail).toMatchObject({ code: 4205 });
    expect(await scene.ownerOf(sheetIdx)).toBeNull();
    expect(await scene.waiting(suspended)).toMatchObject({ state: "10", bookingIdx: null });
  });

  test("a slot that is sold meanwhile, held, or kept for something else is refused", async () => {
    const assign = async () =>
      (await decide(lee, { event: "ASSIGN", sheetIdx, reason: "by phone" })).json.fail;
    await scene.send("wangwei01", "PUT", `/reservation/sheet/lock/${sheetIdx}`, { clubCode: "MS01" });
    expect(await assign()).toMatchObject({ code: 4111 });
    await scene.bookHeld("wangwei01", sheetIdx);
    expect(await assign()).toMatchObject({ code: 4201 });
    await scene.clear(sheetIdx);
    await scene.staff("PUT", "/ops/slots", { sheetIdxs: [sheetIdx], openType: "90", note: "frost" });
    expect(await assign()).toMatchObject({ code: 4202 });
    expect(await scene.waiting(lee)).toMatchObject({ state: "10" });
  });

  test("of another day is no slot of the entry; an entry that has moved on is 2002", async () => {
    const elsewhere = await scene.sheetAt("07:14", "1", "2026-11-29");
    const other = await decide(lee, { event: "ASSIGN", sheetIdx: elsewhere, reason: "by phone" });
    expect(other.json.fail).toMatchObject({
      code: 9001,
      msgVar: ["sheetIdx", "Please choose a free tee time on the same day."],
    });
    await scene.leave("leesol01", lee);
    const gone = await decide(lee, { event: "ASSIGN", sheetIdx, reason: "by phone" });
    expect(gone.json.fail).toMatchObject({ code: 2002 });
  });
});

describe("offers by hand", () => {
  const offer = () => decide(lee, { event: "OFFER", sheetIdx, reason: "asked by phone" });

  test("hold the slot until the answer; the club books it when the member says yes on the phone", async () => {
    expect((await offer()).json.data).toMatchObject({ state: "20", bookingIdx: null });
    expect(await scene.waiting(lee)).toMatchObject({
      offerSheetIdx: sheetIdx,
      offerUntil: at("2026-11-25T10:30"),
    });
    expect((await detail(lee)).offer).toMatchObject({ sheetIdx, teeTime: "07:14" });
    const taken = await decide(lee, { event: "ASSIGN", sheetIdx });
    expect(taken.json.data).toMatchObject({ state: "30", bookingIdx: expect.any(Number) });
    expect(await scene.ownerOf(sheetIdx)).toBe(100_002);
  });

  test("withdrawn: the entry keeps its place, the next in line gets the time, the member is told", async () => {
    await offer();
    const answer = await decide(lee, { event: "WITHDRAW_OFFER", reason: "wrong course" });
    expect(answer.json.data).toMatchObject({ state: "10" });
    expect(await scene.waiting(lee)).toMatchObject({ state: "10", offerSheetIdx: null, offerUntil: null });
    expect((await detail(lee)).rank).toBe(2);
    expect(await scene.ownerOf(sheetIdx)).toBe(100_008);
    expect(await scene.told(100_002, "waitingWithdrawn")).toHaveLength(2);
    expect((await scene.answer("leesol01", lee, "ACCEPT")).json.fail).toMatchObject({ code: 4405 });
  });

  test("withdrawn where there is none is 2002", async () => {
    const answer = await decide(lee, { event: "WITHDRAW_OFFER", reason: "by mistake" });
    expect(answer.json.fail).toMatchObject({ code: 2002 });
  });
});

describe("taking an entry off the list", () => {
  test("needs a reason, which the member is told", async () => {
    expect((await decide(lee, { event: "CANCEL" })).json.fail).toMatchObject({ code: 9001 });
    const answer = await decide(lee, { event: "CANCEL", reason: "Course closed" });
    expect(answer.json.data).toMatchObject({ state: "60" });
    const [notifications] = await scene.told(100_002, "waitingCancelledByClub");
    expect(notifications?.vars).toMatchObject({ date: "2026.11.28 (토)", reason: "Course closed" });
  });

  test("that has a booking is left to the booking", async () => {
    await decide(lee, { event: "ASSIGN", sheetIdx, reason: "by phone" });
    const answer = await decide(lee, { event: "CANCEL", reason: "Course closed" });
    expect(answer.json.fail).toMatchObject({ code: 2002 });
    expect(await scene.ownerOf(sheetIdx)).toBe(100_002);
  });
});
