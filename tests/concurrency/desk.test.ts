import { eq, sql } from "drizzle-orm";
import { bookingLogs, bookings, visits } from "@/lib/club-api/db/tables";
import { transaction } from "@/lib/club-api/db/transaction";
import { saveVisitNumbers } from "@/lib/club-api/domains/reservations";
import { moveBookingState } from "@/lib/club-api/workflows/bookings/booking-events";
import { benchDate } from "../bench/api/scene";
import { demoNow } from "../support/api";
import { forFile } from "../support/for-file";
import { meeting } from "../support/history/meeting";
import { startRaceScene } from "../support/scenes/race-scene";
import { jobContext } from "../support/scenes/waiting-scene";

/* Two desks at once: a party comes in once, a locker is with one player (issue 9). */

/** Two visits of the demo's past, at the club again. */
let pair: { visitIdx: number; bookingIdx: number }[];

const scene = await forFile(() => startRaceScene(2, benchDate));
beforeAll(async () => {
  const { db } = scene.apis[0];
  pair = (await db.select().from(visits).orderBy(visits.visitIdx)).slice(0, 2);
}, 90_000);
beforeEach(async () => {
  const { db } = scene.apis[0];
  for (const { visitIdx } of pair) {
    await db
      .update(visits)
      .set({ state: "CHECKED_IN", playDate: "2026-11-23", lockerNo: null, bagTag: null, cartNo: null })
      .where(eq(visits.visitIdx, visitIdx));
  }
});

const dbOf = (turn: number) => scene.apiOf(turn).db;
const none = { lockerNo: null, cartNo: null, bagTag: null };

test("a locker that two desks give out at once is with one player; the other is told the booking", async () => {
  const outcomes = await Promise.allSettled(
    pair.map(({ visitIdx }, turn) =>
      saveVisitNumbers(dbOf(turn), jobContext(demoNow), { ...none, lockerNo: "A-1", visitIdx, seen: none }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
    reason: {
      msgCode: "DESK_NUMBER_USED",
      vars: ["A-1", expect.stringMatching(/^\d{6}-\d{5}$/), "lockerNo"],
    },
  });
  const held = await dbOf(0).select().from(visits).where(eq(visits.lockerNo, "A-1"));
  expect(held).toHaveLength(1);
});

test("control: without the index, looking first is not enough: both have it", async () => {
  const meet = meeting(2);
  await dbOf(0).execute(sql`drop index visits_locker`);
  await Promise.all(
    pair.map(({ visitIdx }, turn) =>
      transaction(dbOf(turn), async (tx) => {
        const held = await tx.select().from(visits).where(eq(visits.lockerNo, "A-2"));
        await meet();
        if (held.length === 0)
          await tx.update(visits).set({ lockerNo: "A-2" }).where(eq(visits.visitIdx, visitIdx));
      }),
    ),
  );
  expect(await dbOf(0).select().from(visits).where(eq(visits.lockerNo, "A-2"))).toHaveLength(2);
  await dbOf(0).update(visits).set({ lockerNo: null }).where(eq(visits.lockerNo, "A-2"));
  await dbOf(0).execute(
    sql`create unique index visits_locker on visits (club_idx, play_date, locker_no) where state in ('CHECKED_IN', 'PLAYING')`,
  );
});

test("a party that two desks let in at once comes in once, with one line in its log", async () => {
  const { db } = scene.apis[0];
  const [booking] = await db
    .select()
    .from(bookings)
    .where(eq(bookings.bookingIdx, pair[0]?.bookingIdx ?? 0));
  const bookingIdx = booking?.bookingIdx ?? 0;
  await db
    .update(bookings)
    .set({ state: "10", playDate: "2026-11-23", teeTime: "11:00" })
    .where(eq(bookings.bookingIdx, bookingIdx));
  await db.update(visits).set({ state: "READY" }).where(eq(visits.bookingIdx, bookingIdx));
  await db.delete(bookingLogs).where(eq(bookingLogs.bookingIdx, bookingIdx));
  const version = booking?.version;
  const outcomes = await Promise.allSettled(
    [0, 1].map((turn) =>
      transaction(dbOf(turn), (tx) =>
        moveBookingState(tx, jobContext(demoNow), bookingIdx, { event: "CHECK_IN", version }),
      ),
    ),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await db.select().from(bookingLogs).where(eq(bookingLogs.bookingIdx, bookingIdx))).toHaveLength(1);
});
