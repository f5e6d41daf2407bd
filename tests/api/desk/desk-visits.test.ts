import { and, eq } from "drizzle-orm";
import { auditRecords, bookingPlayers } from "@/lib/club-api/db/tables";
import type { DeskVisit } from "@/lib/contract/bookings/ops-desk";
import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import { forFile } from "../../support/for-file";
import { otherSlot, party, refusal, slot } from "../../support/scenes/booking-scene";
import { deskScene } from "../../support/scenes/desk/front-desk-scene";

const scene = await forFile(deskScene);

beforeEach(() => scene.reset());

/** A party that is at the club; its booker's visit. */
async function letIn(
  id = "kimmiru",
  sheetIdx = slot,
  input: object = {},
): Promise<{ bookingIdx: number; visit: DeskVisit }> {
  scene.goTo("11-23 10:00");
  const bookingIdx = await scene.book(id, sheetIdx, input);
  scene.playDay("06:00");
  await scene.event(bookingIdx, { event: "CHECK_IN" });
  return { bookingIdx, visit: await visitOf(bookingIdx) };
}

async function visitOf(bookingIdx: number, seq = 1): Promise<DeskVisit> {
  const visit = (await scene.partyOf(bookingIdx)).visits.find((one) => one.seq === seq);
  if (!visit) throw new Error(`no visit of player ${seq}`);
  return visit;
}

/** Staff change the party as it is now. */
async function change(bookingIdx: number, body: object) {
  const { version } = await scene.partyOf(bookingIdx);
  const input = { version, playerCount: 4, players: [], reason: "전화 요청", ...body };
  return scene.send("ssadmin1", "PUT", `/ops/bookings/${bookingIdx}/players`, input);
}

test("locker, cart and bag tag are given out, on record with what was there before", async () => {
  const { visit, bookingIdx } = await letIn();
  const answer = await scene.giveOut(visit, { lockerNo: " a-112 ", cartNo: "17", bagTag: "204" });
  expect(answer.json.data).toMatchObject({ lockerNo: "A-112", cartNo: "17", bagTag: "204", name: "김*루" });
  expect(await visitOf(bookingIdx)).toMatchObject({ lockerNo: "A-112", cartNo: "17", bagTag: "204" });
  const [auditEntry] = await scene.db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.entity, "visit"), eq(auditRecords.entityKey, String(visit.visitIdx))))
    .orderBy(auditRecords.auditIdx);
  expect(auditEntry).toMatchObject({
    before: { lockerNo: null, cartNo: null, bagTag: null },
    after: { lockerNo: "A-112", cartNo: "17", bagTag: "204" },
    memberIdx: 100_001,
  });
});

test("a locker or a tag in use is refused with the booking that has it; a cart may be shared", async () => {
  const one = await letIn();
  const two = await letIn("parkbaram", otherSlot);
  await scene.giveOut(one.visit, { lockerNo: "A-112", cartNo: "17", bagTag: "204" });
  const { rsvNo } = await scene.partyOf(one.bookingIdx);
  expect(refusal(await scene.giveOut(two.visit, { lockerNo: "a-112" }))).toEqual([
    4701,
    "DESK_NUMBER_USED",
    ["A-112", rsvNo, "lockerNo"],
  ]);
  expect(refusal(await scene.giveOut(two.visit, { bagTag: "204" }))[2]).toEqual(["204", rsvNo, "bagTag"]);
  expect((await scene.giveOut(two.visit, { cartNo: "17" })).json.data).toMatchObject({ cartNo: "17" });
});

test("a locker is free again after the settlement, and after an undone check-in", async () => {
  const one = await letIn();
  const two = await letIn("parkbaram", otherSlot);
  await scene.giveOut(one.visit, { lockerNo: "A-112", bagTag: "204" });
  await scene.event(one.bookingIdx, { event: "UNDO", reason: "다른 팀" });
  expect(await visitOf(one.bookingIdx)).toMatchObject({ state: "READY", lockerNo: null, bagTag: null });
  expect((await scene.giveOut(two.visit, { lockerNo: "A-112" })).json.result).toBe(true);
  await scene.event(two.bookingIdx, { event: "SETTLE" });
  await scene.event(one.bookingIdx, { event: "CHECK_IN" });
  const again = await visitOf(one.bookingIdx);
  expect((await scene.giveOut(again, { lockerNo: "A-112" })).json.result).toBe(true);
});

test("what another desk changed meanwhile is not overwritten; who is not there is given nothing", async () => {
  const { bookingIdx, visit } = await letIn();
  await scene.giveOut(visit, { lockerNo: "A-112" });
  expect(refusal(await scene.giveOut(visit, { lockerNo: "B-7" }))[0]).toBe(2002);
  expect(await visitOf(bookingIdx)).toMatchObject({ lockerNo: "A-112" });
  await scene.event(bookingIdx, { event: "UNDO", reason: "착오" });
  const ready = await visitOf(bookingIdx);
  expect(refusal(await scene.giveOut(ready, { lockerNo: "A-112" }))[0]).toBe(2002);
});

describe("companions who have no round of their own", () => {
  test("have a locker and a tag by their seat: a member who has not accepted, a guest, nobody's name yet", async () => {
    const { bookingIdx } = await letIn("kimmiru", slot, { players: party.slice(0, 3) });
    const { visits } = await scene.partyOf(bookingIdx);
    expect(visits.map(({ seq, memberIdx, name }) => [seq, memberIdx, name])).toEqual([
      [1, 100_001, "김*루"],
      [2, null, "박*람"],
      [3, null, "동*1"],
      [4, null, ""],
    ]);
    for (const seq of [1, 2, 3, 4]) {
      const wanted = { lockerNo: `A-${seq}`, bagTag: `20${seq}` };
      const { json } = await scene.giveOut(await visitOf(bookingIdx, seq), wanted);
      expect(json.data).toMatchObject({ seq, ...wanted });
    }
    const own = await visitOf(bookingIdx, 4);
    const { rsvNo } = await scene.partyOf(bookingIdx);
    expect(refusal(await scene.giveOut(own, { lockerNo: "A-3" }))[2]).toEqual(["A-3", rsvNo, "lockerNo"]);
  });

  test("who has accepted has a round of his own, not one by his seat", async () => {
    scene.goTo("11-23 10:00");
    const bookingIdx = await scene.book("kimmiru", slot, { players: party });
    await scene.db
      .update(bookingPlayers)
      .set({ acceptedAt: new Date("2026-11-23T10:00:00+09:00") })
      .where(and(eq(bookingPlayers.bookingIdx, bookingIdx), eq(bookingPlayers.seq, 2)));
    scene.playDay("06:00");
    await scene.event(bookingIdx, { event: "CHECK_IN" });
    expect(await visitOf(bookingIdx, 2)).toMatchObject({ memberIdx: 100_003, state: "CHECKED_IN" });
  });

  test("an undone check-in takes back what they have; the next one begins them anew", async () => {
    const { bookingIdx } = await letIn();
    await scene.giveOut(await visitOf(bookingIdx, 3), { lockerNo: "A-112", bagTag: "204" });
    await scene.event(bookingIdx, { event: "UNDO", reason: "착오" });
    expect((await scene.partyOf(bookingIdx)).visits.map(({ seq }) => seq)).toEqual([1]);
    await scene.event(bookingIdx, { event: "CHECK_IN" });
    expect(await visitOf(bookingIdx, 3)).toMatchObject({ lockerNo: null, bagTag: null });
    expect((await scene.giveOut(await visitOf(bookingIdx), { lockerNo: "A-112" })).json.result).toBe(true);
  });

  test("who leaves the party gives back what he has, on record; a name learned at the desk changes nothing", async () => {
    const { bookingIdx } = await letIn("kimmiru", slot, { players: party.slice(0, 3) });
    const [third, fourth] = [await visitOf(bookingIdx, 3), await visitOf(bookingIdx, 4)];
    await scene.giveOut(third, { lockerNo: "A-3" });
    await scene.giveOut(fourth, { lockerNo: "A-4" });
    await change(bookingIdx, {
      players: [
        { seq: 3, name: "다른손님" },
        { seq: 4, name: "동반2" },
      ],
    });
    expect(await visitOf(bookingIdx, 3)).toMatchObject({ name: "다**님", lockerNo: null });
    expect(await visitOf(bookingIdx, 4)).toMatchObject({ visitIdx: fourth.visitIdx, lockerNo: "A-4" });
    const [auditEntry] = await scene.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.entityKey, String(third.visitIdx)), eq(auditRecords.action, "DELETE")))
      .orderBy(auditRecords.auditIdx);
    expect(auditEntry).toMatchObject({
      entity: "visit",
      before: { lockerNo: "A-3", cartNo: null, bagTag: null },
    });
    expect(refusal(await scene.giveOut(third, { lockerNo: "A-5" }))[0]).toBe(2001);
    await change(bookingIdx, { playerCount: 3 });
    expect((await scene.partyOf(bookingIdx)).visits.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect((await scene.giveOut(await visitOf(bookingIdx, 3), { lockerNo: "A-4" })).json.result).toBe(true);
  });
});

test("the day's sheet has the carts of a party, each once and in the order of their numbers", async () => {
  const { bookingIdx } = await letIn();
  const cartsNow = async () => {
    const sheet = await scene.data<StaffSheet>("ssadmin1", "GET", "/ops/tee-sheet?date=2026-12-16");
    return sheet.slots.find(({ sheetIdx }) => sheetIdx === slot)?.booking?.carts;
  };
  expect(await cartsNow()).toEqual([]);
  for (const [place, cartNo] of ["17", "9", "17"].entries()) {
    await scene.giveOut(await visitOf(bookingIdx, place + 1), { cartNo });
  }
  expect(await cartsNow()).toEqual(["9", "17"]);
});
