import { eq } from "drizzle-orm";
import { teeSlots } from "@/lib/club-api/db/tables";
import { forFile } from "../../support/for-file";
import { at, playDate, waitingScene } from "../../support/scenes/waiting-scene";

/*
 * Slots of a round that the weather ended: given on while somebody could play them, else blocked; the slot of a third
 * nine is free again (domain.md 8.1, A36).
 */

const scene = await forFile(waitingScene);
let sheetIdx: number;
let third: number;

beforeEach(async () => {
  await scene.reset();
  sheetIdx = await scene.sheetAt("07:14");
  third = await scene.sheetAt("11:27", "3");
  for (const slot of [sheetIdx, third]) await scene.clear(slot);
});

const weatherCancel = (bookingIdx: number, input: object = {}) =>
  scene.staff("PUT", `/ops/bookings/${bookingIdx}/state`, {
    event: "WEATHER_CANCEL",
    reason: "fog",
    ...input,
  });

async function slotOf(idx: number) {
  const [row] = await scene.db.select().from(teeSlots).where(eq(teeSlots.sheetIdx, idx));
  return row && { openType: row.openType, linkedSheetIdx: row.linkedSheetIdx, note: row.note };
}

async function longRound(): Promise<number> {
  const answer = await scene.staff("POST", "/ops/bookings", {
    sheetIdx,
    linkedSheetIdx: third,
    holeCode: "27",
    guest: { name: "홍길동", phoneNo: "010-0000-0999" },
    playerCount: 4,
    caddieMode: "C",
    reservationType: "50",
    players: [],
  });
  expect(answer.json).toMatchObject({ result: true });
  expect(await slotOf(third)).toMatchObject({ openType: "90", linkedSheetIdx: sheetIdx });
  return answer.json.data.bookingIdx as number;
}

describe("one booking", () => {
  test("days ahead goes to the waiting list", async () => {
    const bookingIdx = await scene.book("wangwei01", sheetIdx);
    expect((await weatherCancel(bookingIdx)).json.data).toMatchObject({ state: "71" });
    expect(await scene.ownerOf(sheetIdx)).toBe(100_002);
    expect(await scene.waiting(600_001)).toMatchObject({ state: "30" });
  });

  test("under way blocks its slot", async () => {
    const bookingIdx = await scene.book("wangwei01", sheetIdx);
    scene.goTo(at("2026-11-28T06:30"));
    await scene.staff("PUT", `/ops/bookings/${bookingIdx}/state`, { event: "CHECK_IN" });
    expect((await weatherCancel(bookingIdx, { holesPlayed: 0 })).json.data).toMatchObject({ state: "71" });
    expect(await slotOf(sheetIdx)).toMatchObject({ openType: "90", note: "fog" });
  });

  test("of 27 holes frees the slot of the third nine too", async () => {
    await scene.leave("leesol01", 600_001);
    await scene.leave("tanaka01", 599_999);
    expect((await weatherCancel(await longRound())).json.data).toMatchObject({ state: "71" });
    for (const slot of [sheetIdx, third]) {
      expect(await slotOf(slot)).toMatchObject({ openType: "10", linkedSheetIdx: null });
      const lock = await scene.send("kimmiru", "PUT", `/reservation/sheet/lock/${slot}`, {});
      expect(lock.json).toMatchObject({ result: true });
    }
  });
});

describe("a stop of 27 holes", () => {
  const stop = (from: string, to: string) =>
    scene.staff("POST", "/ops/weather-stop", { date: playDate, from, to, reason: "fog" });

  test("frees a third nine that lies later", async () => {
    await longRound();
    expect((await stop("07:14", "07:14")).json.data).toMatchObject({ affected: expect.any(Number) });
    expect(await slotOf(sheetIdx)).toMatchObject({ openType: "90", linkedSheetIdx: null });
    expect(await slotOf(third)).toMatchObject({ openType: "10", linkedSheetIdx: null });
  });

  test("blocks a third nine in its span, tied to nothing", async () => {
    await longRound();
    await stop("07:00", "12:23");
    expect(await slotOf(third)).toEqual({ openType: "90", linkedSheetIdx: null, note: "fog" });
  });
});
