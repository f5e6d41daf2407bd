import { and, eq } from "drizzle-orm";
import { auditRecords } from "@/lib/club-api/db/tables";
import type { DeskVisit } from "@/lib/contract/ops-desk";
import type { StaffSheet } from "@/lib/contract/ops-tee-sheets";
import { otherSlot, refusal, slot } from "../support/booking-scene";
import { type DeskScene, deskScene } from "../support/front-desk-scene";

let scene: DeskScene;

beforeAll(async () => {
  scene = await deskScene();
}, 60_000);
beforeEach(() => scene.reset());
afterAll(() => scene.close());

/** A party that is at the club; its booker's visit. */
async function letIn(id = "kimmiru", sheetIdx = slot): Promise<{ bookingIdx: number; visit: DeskVisit }> {
  scene.goTo("11-23 10:00");
  const bookingIdx = await scene.book(id, sheetIdx);
  scene.playDay("06:00");
  await scene.event(bookingIdx, { event: "CHECK_IN" });
  return { bookingIdx, visit: await visitOf(bookingIdx) };
}

async function visitOf(bookingIdx: number): Promise<DeskVisit> {
  const [visit] = (await scene.partyOf(bookingIdx)).visits;
  if (!visit) throw new Error("no visit");
  return visit;
}

test("locker, cart and bag tag are given out, on record with what was there before", async () => {
  const { visit, bookingIdx } = await letIn();
  const answer = await scene.giveOut(visit, { lockerNo: " a-112 ", cartNo: "17", bagTag: "204" });
  expect(answer.json.data).toMatchObject({ lockerNo: "A-112", cartNo: "17", bagTag: "204", name: "김*루" });
  expect(await visitOf(bookingIdx)).toMatchObject({ lockerNo: "A-112", cartNo: "17", bagTag: "204" });
  const [deed] = await scene.db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.entity, "visit"), eq(auditRecords.entityKey, String(visit.visitIdx))));
  expect(deed).toMatchObject({
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

test("the day's sheet has the carts of a party, none before one is given out", async () => {
  const { visit } = await letIn();
  const cartsNow = async () => {
    const sheet = await scene.data<StaffSheet>("ssadmin1", "GET", "/ops/tee-sheet?date=2026-12-16");
    return sheet.slots.find(({ sheetIdx }) => sheetIdx === slot)?.booking?.carts;
  };
  expect(await cartsNow()).toEqual([]);
  await scene.giveOut(visit, { cartNo: "17" });
  expect(await cartsNow()).toEqual(["17"]);
});
