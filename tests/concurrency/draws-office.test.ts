import { asc, eq, inArray } from "drizzle-orm";
import { bookings, drawApplications, drawPosts, teeSlots } from "@/lib/club-api/db/tables";
import { announceDraw } from "@/lib/club-api/workflows/draws/posts/announce-draw";
import { closeDraw } from "@/lib/club-api/workflows/draws/posts/close-draw";
import { promoteReserves } from "@/lib/club-api/workflows/draws/results/promote";
import { runDraw } from "@/lib/club-api/workflows/draws/results/run-draw";
import { brokenRules } from "../support/history/invariants";
import { jobContext } from "../support/jobs";
import { at, input, moments, postIdx } from "../support/scenes/draws/draw-scene";
import { forgetPastDraw } from "../support/scenes/draws/past-draw";
import { type RaceScene, startRaceScene } from "../support/scenes/race-scene";
import { openSessionFor } from "../support/scenes/second-club";

let scene: RaceScene;
let token: string;

beforeEach(async () => {
  scene = await startRaceScene(1, "2026-12-16");
  await forgetPastDraw(scene.apis[0].db);
  token = await openSessionFor(scene.apis[0], { kind: "admin", clubIdx: 1, accountIdx: 1 }, "race-desk");
}, 60_000);
afterEach(() => scene.close());

const desk = (turn: 0 | 1, path: string, body?: object) =>
  scene.apis[turn].request("POST", `/ops/draws/${postIdx}/${path}`, { token, body });

async function contextAt(turn: 0 | 1, clubTime: string) {
  for (const api of scene.apis) api.clock.set(at(clubTime));
  const api = scene.apis[turn];
  return { db: api.db, ctx: (await jobContext(api, "race")).ctx };
}

/** Leaves the draw two slots, so that four of the six become reserves. */
async function shrinkPool() {
  const { db } = scene.apis[0];
  const pool = await db
    .select()
    .from(teeSlots)
    .where(eq(teeSlots.drawPostIdx, postIdx))
    .orderBy(asc(teeSlots.sheetIdx));
  const out = pool.slice(2).map(({ sheetIdx }) => sheetIdx);
  await db.update(teeSlots).set({ openType: "10", drawPostIdx: null }).where(inArray(teeSlots.sheetIdx, out));
  return pool.slice(0, 2).map(({ sheetIdx }) => sheetIdx);
}

const applications = (state: "30" | "40") =>
  scene.apis[0].db
    .select()
    .from(drawApplications)
    .where(eq(drawApplications.state, state))
    .orderBy(asc(drawApplications.reserveNo));

test("two desks run, one cancels: the draw is drawn once or cancelled once, and everybody is told the same", async () => {
  await shrinkPool();
  await contextAt(0, moments.closing);
  const [first, second, cancelled] = await Promise.all([
    desk(0, "run", { reason: "The office closes early" }),
    desk(1, "run", { reason: "The office closes early" }),
    desk(1, "cancel", { reason: "Course repair" }),
  ]);
  const [post] = await scene.apis[0].db.select().from(drawPosts).where(eq(drawPosts.drawPostIdx, postIdx));
  if (post?.state === "90") {
    expect(cancelled.json.result).toBe(true);
    expect([first, second].map(({ json }) => json.fail?.code)).toEqual([4501, 4501]);
  } else {
    expect(post?.state).toBe("40");
    expect(first.json.data).toEqual(second.json.data);
    expect(cancelled.json.fail?.code).toBe(4507);
  }
});

test("an application and two desks that close at once: one closing, and the application is in the list or refused", async () => {
  await contextAt(0, "2026-11-24T12:00");
  const member = await openSessionFor(
    scene.apis[0],
    { kind: "member", clubIdx: 1, accountIdx: 100_001 },
    "race-applicant",
  );
  const reason = "Storm";
  const [applied, ...closed] = await Promise.all([
    scene.apis[0].request("POST", "/reservation/draw", { token: member, body: input() }),
    desk(0, "close", { reason }),
    desk(1, "close", { reason }),
  ]);
  expect(closed.map(({ json }) => json.fail?.code ?? 0).toSorted()).toEqual([0, 4507]);
  const [post] = await scene.apis[0].db.select().from(drawPosts).where(eq(drawPosts.drawPostIdx, postIdx));
  expect(post?.amendments).toHaveLength(1);
  if (!applied.json.result) expect(applied.json.fail?.code).toBe(4501);
  expect(post?.receipts).toHaveLength(applied.json.result ? 7 : 6);
  expect(await brokenRules(scene.apis[0].db)).toEqual([]);
});

test("one slot, two desks and the automatic turn: one of them gives it, to one reserve", async () => {
  const [{ db, ctx }] = [await contextAt(0, moments.draw)];
  await shrinkPool();
  await closeDraw(db, ctx, postIdx);
  await runDraw(db, ctx, postIdx, null);
  const out = await contextAt(0, moments.announcement);
  await announceDraw(out.db, out.ctx, postIdx);
  const [winner] = await applications("30");
  const sheetIdx = winner?.resultSheetIdx ?? 0;
  await db
    .update(bookings)
    .set({ state: "50" })
    .where(eq(bookings.bookingIdx, winner?.bookingIdx ?? 0));
  const reserves = await applications("40");
  const [one, other] = reserves
    .slice(-2)
    .map(({ drawIdx }) => ({ drawIdx, sheetIdx, reason: "Asked at the desk" }));
  const [left, right, automatic] = await Promise.all([
    desk(0, "promote", one),
    desk(1, "promote", other),
    promoteReserves(out.db, out.ctx, postIdx),
  ]);
  const byHand = [left, right].filter(({ json }) => json.result).length;
  expect(byHand + automatic).toBe(1);
  for (const { json } of [left, right]) if (!json.result) expect(json.fail?.code).toBe(4201);
  const given = (await applications("30")).filter(({ resultSheetIdx }) => resultSheetIdx === sheetIdx);
  expect(given).toHaveLength(1);
  expect(await applications("40")).toHaveLength(reserves.length - 1);
  const [after] = await db.select().from(drawPosts).where(eq(drawPosts.drawPostIdx, postIdx));
  expect(after?.amendments).toHaveLength(byHand);
  expect(await brokenRules(db)).toEqual([]);
});
