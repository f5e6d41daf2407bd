import { eq, sql } from "drizzle-orm";
import { slotLocks, teeSlots } from "@/lib/club-api/db/tables";
import { transaction } from "@/lib/club-api/db/transaction";
import { onceBooked } from "@/lib/club-api/domains/reservations";
import { lockSweepJob } from "@/lib/club-api/jobs/booking-jobs";
import { letGoOfHold } from "@/lib/club-api/workflows/bookings/release-hold";
import { forFile } from "../../support/for-file";
import { at, jobContext, waitingScene } from "../../support/scenes/waiting-scene";

/*
 * A lock that ends without a sale (domain.md 8.1): the slot that had been booked before goes to the waiting list first,
 * which somebody may have joined while the lock kept the last free time from him.
 */

const scene = await forFile(waitingScene);
let sheetIdx: number;
let other: number;
const kimmiru = 100_001;
const leesol = 100_002;

beforeEach(async () => {
  await scene.reset();
  for (const [id, waitingIdx] of [
    ["leesol01", 600_001],
    ["tanaka01", 599_999],
  ] as const)
    await scene.leave(id, waitingIdx);
  sheetIdx = await scene.sheetAt("07:14");
  await scene.clear(sheetIdx);
  other = await scene.sheetAt("12:23");
  await scene.clear(other);
  await scene.cancel("wangwei01", await scene.book("wangwei01", sheetIdx));
  await lock("kimmiru", sheetIdx);
  await joins("leesol01");
});

async function lock(id: string, slot: number, input: object = {}): Promise<void> {
  const answer = await scene.send(id, "PUT", `/reservation/sheet/lock/${slot}`, input);
  expect(answer.json.result).toBe(true);
}

async function joins(id: string): Promise<void> {
  expect((await scene.wait(id)).json.result).toBe(true);
}

const release = (id: string, slot: number) =>
  scene.send(id, "PUT", `/reservation/sheet/lock/${slot}`, { lock: false });
const holdOf = async (slot: number) =>
  (await scene.db.select().from(slotLocks).where(eq(slotLocks.sheetIdx, slot)))[0]?.memberIdx ?? null;

test("released", async () => {
  expect((await release("kimmiru", sheetIdx)).json.data).toMatchObject({ locked: false });
  expect(await scene.ownerOf(sheetIdx)).toBe(leesol);
  expect(await scene.told(leesol, "waitingAssigned")).toHaveLength(2);
});

test("switched, by either call", async () => {
  const switched = await scene.send("kimmiru", "PUT", `/reservation/sheet/lock/${sheetIdx}/${other}`, {});
  expect(switched.json.data).toMatchObject({ released: sheetIdx, sheetIdx: other, locked: true });
  expect(await scene.ownerOf(sheetIdx)).toBe(leesol);
  expect(await holdOf(other)).toBe(kimmiru);
});

test("another slot held instead", async () => {
  await lock("kimmiru", other);
  expect(await scene.ownerOf(sheetIdx)).toBe(leesol);
});

test("lapsed and swept", async () => {
  scene.goTo(at("2026-11-23T10:05"));
  await scene.run(lockSweepJob);
  expect(await scene.ownerOf(sheetIdx)).toBe(leesol);
  expect(await holdOf(sheetIdx)).toBeNull();
});

test("lapsed and wanted by somebody else before the sweep", async () => {
  scene.goTo(at("2026-11-23T10:05"));
  const late = await scene.send("tanaka01", "PUT", `/reservation/sheet/lock/${sheetIdx}`, {});
  expect(late.json.fail).toMatchObject({ code: 4201 });
  expect(await scene.ownerOf(sheetIdx)).toBe(leesol);
});

test("let go of at the end of a session", async () => {
  const ctx = jobContext(scene.api.clock.now());
  await letGoOfHold(scene.db, ctx, kimmiru);
  await transaction(scene.db, (tx) => letGoOfHold(tx, ctx, kimmiru));
  expect(await scene.ownerOf(sheetIdx)).toBe(leesol);
});

test("by the first in line himself: the next one gets it", async () => {
  await scene.db.update(slotLocks).set({ memberIdx: leesol });
  await joins("tanaka01");
  await release("leesol01", sheetIdx);
  expect(await scene.ownerOf(sheetIdx)).toBe(100_008);
});

test("an offer holds it for the first in line, where the club offers", async () => {
  await scene.setPolicy("C0300", { value1: "OFFER" });
  await release("kimmiru", sheetIdx);
  expect(await scene.ownerOf(sheetIdx)).toBeNull();
  expect(await holdOf(sheetIdx)).toBe(leesol);
});

test("booked before are slots with a booking that ended, and those that one was moved away from", async () => {
  const [former, present] = [261_216_104, 261_216_206];
  const [untouched] = await scene.db
    .select()
    .from(teeSlots)
    .where(sql`play_date = '2026-12-16' and sheet_idx not in (select sheet_idx from bookings)`);
  const never = untouched?.sheetIdx ?? 0;
  await release("kimmiru", sheetIdx);
  const bookingIdx = await scene.book("kimmiru", former);
  await lock("kimmiru", present, { bookingIdx });
  expect((await scene.bookHeld("kimmiru", present, { bookingIdx })).json.result).toBe(true);
  const ctx = jobContext(scene.api.clock.now());
  expect((await onceBooked(scene.db, ctx, [former, present, never])).sort()).toEqual([former, present]);
});
