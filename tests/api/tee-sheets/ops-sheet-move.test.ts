import { and, eq } from "drizzle-orm";
import { auditRecords, bookingLogs, bookings, slotLocks, teeSlots } from "@/lib/club-api/db/tables";
import { type BookingScene, otherSlot, party, refusal, slot } from "../../support/scenes/booking-scene";
import { deskScene } from "../../support/scenes/desk/desk-scene";
import { playDate, type WaitingScene, waitingScene } from "../../support/scenes/waiting-scene";

const guest = { name: "홍길동", phoneNo: "010-0000-0999" };

describe("a booking is moved", () => {
  let scene: BookingScene;
  beforeAll(async () => {
    scene = await deskScene();
  }, 120_000);
  beforeEach(() => scene.reset());
  afterAll(() => scene.close());

  const move = (bookingIdx: number, body: object) =>
    scene.send("bookadmin1", "PUT", `/ops/bookings/${bookingIdx}/slot`, {
      version: 1,
      reason: "코스 보수",
      isTold: true,
      ...body,
    });
  const walkIn = async (sheetIdx: number, input: object = {}) => {
    const body = { sheetIdx, reservationType: "70", guest, playerCount: 4, caddieMode: "C", ...input };
    return (await scene.data<{ bookingIdx: number }>("ssadmin1", "POST", "/ops/bookings", body)).bookingIdx;
  };
  const slotSet = (sheetIdx: number, change: Partial<typeof teeSlots.$inferInsert>) =>
    scene.db.update(teeSlots).set(change).where(eq(teeSlots.sheetIdx, sheetIdx));

  test("to a free slot: price and counts stay, the log says from where, everybody is told", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { players: party });
    const before = await scene.bookingOf(bookingIdx);
    await scene.db.update(bookings).set({ changeCount: 2 }).where(eq(bookings.bookingIdx, bookingIdx));
    const { json } = await move(bookingIdx, { sheetIdx: otherSlot });
    expect(json.data).toMatchObject({ bookingIdx, sheetIdx: otherSlot, version: 2, swapped: null });
    const after = await scene.bookingOf(bookingIdx);
    expect(after).toMatchObject({ quote: before.quote, changeCount: 2, rsvNo: before.rsvNo, state: "10" });
    expect((await scene.players(bookingIdx)).map(({ memberIdx, name }) => memberIdx ?? name)).toEqual([
      100_001,
      100_003,
      "동반1",
      "동반2",
    ]);
    const [log] = await scene.db.select().from(bookingLogs).where(eq(bookingLogs.workCode, "20"));
    expect(log).toMatchObject({ before: { sheetIdx: slot }, after: { sheetIdx: otherSlot }, channel: "50" });
    expect((await scene.told()).filter(([event]) => event === "changed")).toHaveLength(4);
    const [auditEntry] = await scene.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.actor, "bookadmin1"), eq(auditRecords.entityKey, String(bookingIdx))))
      .orderBy(auditRecords.auditIdx);
    expect(auditEntry).toMatchObject({
      reason: "코스 보수",
      before: { sheetIdx: slot },
      after: { sheetIdx: otherSlot, isTold: true },
    });
  });

  test("without a word when nobody is to be told", async () => {
    const bookingIdx = await scene.book("kimmiru");
    const notifications = (await scene.told()).length;
    await move(bookingIdx, { sheetIdx: otherSlot, isTold: false });
    expect(await scene.told()).toHaveLength(notifications);
  });

  test("to another day it gets a number of that day and its deadlines", async () => {
    const bookingIdx = await walkIn(slot);
    const [target = 0] = await scene.freeSlots("2026-12-17");
    expect((await move(bookingIdx, { sheetIdx: target })).json.result).toBe(true);
    const { rsvNo, freeCancelUntil } = await scene.bookingOf(bookingIdx);
    expect(rsvNo).toMatch(/^261217-/);
    expect(freeCancelUntil.toISOString()).toBe("2026-12-14T08:00:00.000Z");
  });

  test("two bookings swap at once", async () => {
    const one = await scene.book("kimmiru");
    const other = await walkIn(otherSlot);
    const { json } = await move(one, { sheetIdx: otherSlot, withBookingIdx: other, withVersion: 1 });
    expect(json.data).toMatchObject({
      sheetIdx: otherSlot,
      version: 2,
      swapped: { bookingIdx: other, sheetIdx: slot, version: 2 },
    });
    expect((await scene.bookingOf(one)).sheetIdx).toBe(otherSlot);
    expect((await scene.bookingOf(other)).sheetIdx).toBe(slot);
    expect([await scene.logCodes(one), await scene.logCodes(other)]).toEqual([
      ["10", "20"],
      ["10", "20"],
    ]);
  });

  test("somebody who plays both rounds may swap them", async () => {
    const [late = 0] = (await scene.freeSlots("2026-12-16")).slice(-1);
    const one = await walkIn(slot, { guest: undefined, memberIdx: 100_001 });
    const other = await walkIn(late, { guest: undefined, memberIdx: 100_001 });
    const { json } = await move(one, { sheetIdx: late, withBookingIdx: other, withVersion: 1 });
    expect(json).toMatchObject({ result: true });
  });

  const heldByMember = () => ({
    clubIdx: 1,
    sheetIdx: otherSlot,
    memberIdx: 100_003,
    lockedAt: scene.api.clock.now(),
    expiresAt: new Date(scene.api.clock.now().getTime() + 300_000),
  });
  const obstacles: Record<string, [() => Promise<unknown>, number]> = {
    "is sold": [() => walkIn(otherSlot), 4201],
    "somebody is booking now": [() => scene.db.insert(slotLocks).values(heldByMember()), 4111],
    "a draw has": [() => slotSet(otherSlot, { openType: "70" }), 4202],
    "a team has": [() => slotSet(otherSlot, { openType: "80" }), 4202],
    "is blocked": [() => slotSet(otherSlot, { openType: "90" }), 4202],
    "wants larger parties": [() => slotSet(otherSlot, { minPlayers: 5, maxPlayers: 5 }), 4203],
    "is played with another caddie": [() => slotSet(otherSlot, { caddieMode: "I" }), 9001],
  };
  test.each(Object.entries(obstacles))("not to a slot that %s", async (_what, [happen, code]) => {
    const bookingIdx = await scene.book("kimmiru");
    await happen();
    expect(refusal(await move(bookingIdx, { sheetIdx: otherSlot }))[0]).toBe(code);
    expect(await scene.bookingOf(bookingIdx)).toMatchObject({ sheetIdx: slot, version: 1, state: "10" });
  });

  test("not to a time that has passed, and not when the party is at the desk", async () => {
    const bookingIdx = await scene.book("kimmiru");
    scene.goTo("12-16 07:00");
    const [past = 0] = await scene.freeSlots("2026-12-16");
    await slotSet(past, { teeTime: "06:59" });
    expect(refusal(await move(bookingIdx, { sheetIdx: past }))[0]).toBe(4103);
    await scene.event(bookingIdx, { event: "CHECK_IN" });
    expect(refusal(await move(bookingIdx, { sheetIdx: otherSlot, version: 2 }))[0]).toBe(4301);
  });

  test("not where a player has another round (4208)", async () => {
    const bookingIdx = await scene.book("kimmiru");
    const [late = 0] = (await scene.freeSlots("2026-12-16")).slice(-1);
    await walkIn(late, { guest: undefined, memberIdx: 100_001 });
    const [nextTo = 0] = (await scene.freeSlots("2026-12-16")).slice(-1);
    expect(refusal(await move(bookingIdx, { sheetIdx: nextTo }))[0]).toBe(4208);
    expect(await scene.bookingOf(bookingIdx)).toMatchObject({ sheetIdx: slot, version: 1 });
  });

  test("not when another desk was faster: an old version of either booking", async () => {
    const one = await scene.book("kimmiru");
    const other = await walkIn(otherSlot);
    const swap = { sheetIdx: otherSlot, withBookingIdx: other, withVersion: 1 };
    expect(refusal(await move(one, { ...swap, version: 0 }))[0]).toBe(4211);
    expect(refusal(await move(one, { ...swap, withVersion: 0 }))[0]).toBe(4211);
    expect(refusal(await move(one, { sheetIdx: slot + 1, withBookingIdx: other, withVersion: 1 }))[0]).toBe(
      4211,
    );
    expect((await scene.bookingOf(one)).sheetIdx).toBe(slot);
  });
});

describe("the slot that a moved booking leaves", () => {
  let scene: WaitingScene;
  beforeAll(async () => {
    scene = await waitingScene();
  }, 120_000);
  beforeEach(() => scene.reset());
  afterAll(() => scene.close());

  test("goes to the waiting list first", async () => {
    const sheetIdx = await scene.sheetAt("07:14");
    const free = await scene.sheetAt("11:27", "3");
    for (const one of [sheetIdx, free]) await scene.clear(one);
    const bookingIdx = await scene.book("wangwei01", sheetIdx);
    const body = { sheetIdx: free, version: 1, reason: "일정 변경", isTold: true };
    const { json } = await scene.staff("PUT", `/ops/bookings/${bookingIdx}/slot`, body);
    expect(json).toMatchObject({ result: true, data: { playDate } });
    expect(await scene.ownerOf(sheetIdx)).toBe(100_002);
  });
});
