import { and, asc, eq, gt, inArray } from "drizzle-orm";
import {
  auditRecords,
  bookings,
  drawApplications,
  drawPosts,
  outbox,
  teeSlots,
} from "@/lib/club-api/db/tables";
import { announceDraw } from "@/lib/club-api/workflows/draws/posts/announce-draw";
import { closeDraw, openDraw } from "@/lib/club-api/workflows/draws/posts/close-draw";
import { expireWins } from "@/lib/club-api/workflows/draws/results/expire-wins";
import { promoteReserves } from "@/lib/club-api/workflows/draws/results/promote";
import { releaseDraw } from "@/lib/club-api/workflows/draws/results/release-draw";
import { runDraw } from "@/lib/club-api/workflows/draws/results/run-draw";
import { brokenRules } from "../../support/history/invariants";
import { throughGate } from "../../support/history/row-gate";
import { jobContext } from "../../support/jobs";
import { at, input, moments, postIdx } from "../../support/scenes/draws/draw-scene";
import { forgetPastDraw } from "../../support/scenes/draws/past-draw";
import { type RaceScene, startRaceScene } from "../../support/scenes/race-scene";
import { openSessionFor } from "../../support/scenes/second-club";

/*
 * A draw is drawn once and gives a time to one (domain.md 7.9, 8.4, 8.5), whatever members in two tabs, two officers and
 * the jobs of two processes do at the same moment. Every request has read before any of them writes (`throughGate`).
 */

const kim = 100_001;
const postRow = `select 1 from draw_posts where draw_post_idx = ${postIdx} for update`;
const reason = "Asked at the desk";
let scene: RaceScene;
let desks: readonly [string, string];

beforeEach(async () => {
  tokens.clear();
  scene = await startRaceScene(1, "2026-12-16");
  await forgetPastDraw(db());
  const admin = { kind: "admin" as const, clubIdx: 1, accountIdx: 1 };
  const [api] = scene.apis;
  desks = [await openSessionFor(api, admin, "desk-one"), await openSessionFor(api, admin, "desk-two")];
}, 90_000);
afterEach(async () => {
  expect(await brokenRules(db())).toEqual([]);
  await scene.close();
});

const db = () => scene.apis[0].db;
const tokens = new Map<number, string>();
async function tokenOf(memberIdx: number): Promise<string> {
  const known = tokens.get(memberIdx);
  if (known) return known;
  const owner = { kind: "member" as const, clubIdx: 1, accountIdx: memberIdx };
  const opened = await openSessionFor(scene.apis[0], owner, `draw-${memberIdx}`);
  tokens.set(memberIdx, opened);
  return opened;
}
const desk = (turn: 0 | 1, path: string, body: object = {}) =>
  scene.apis[turn].request("POST", `/ops/draws/${postIdx}/${path}`, { token: desks[turn], body });
const apply = (turn: 0 | 1, token: string, body: object, headers: Record<string, string> = {}) =>
  scene.apis[turn].request("POST", "/reservation/draw", { token, body, headers });
const leave = (turn: 0 | 1, token: string, drawIdx: number) =>
  scene.apis[turn].request("DELETE", `/reservation/draw/${drawIdx}`, { token });
const codeOf = ({ json }: { json: { fail?: { code: number } } }) => json.fail?.code ?? 0;
const goTo = (clubTime: string) => {
  for (const api of scene.apis) for (const clock of [api.clock, api.limitClock]) clock.set(at(clubTime));
};
const job = async (turn: 0 | 1) => {
  const api = scene.apis[turn];
  return { db: api.db, ctx: (await jobContext(api, "race")).ctx };
};
const post = async () => {
  const [row] = await db().select().from(drawPosts).where(eq(drawPosts.drawPostIdx, postIdx));
  if (!row) throw new Error("no post");
  return row;
};
const applications = (...states: ("10" | "20" | "30" | "40" | "60" | "70" | "80")[]) =>
  db()
    .select()
    .from(drawApplications)
    .where(and(eq(drawApplications.drawPostIdx, postIdx), inArray(drawApplications.state, states)))
    .orderBy(asc(drawApplications.reserveNo), asc(drawApplications.drawIdx));
const slotRow = (sheetIdx: number) => `select 1 from tee_slots where sheet_idx = ${sheetIdx} for update`;
const liveOn = (sheetIdx: number) =>
  db()
    .select()
    .from(bookings)
    .where(and(eq(bookings.sheetIdx, sheetIdx), inArray(bookings.state, ["10", "80"])));
const notifications = (event: string) =>
  db().$count(outbox, and(eq(outbox.event, event), eq(outbox.channel, "MAIL")));
const lastAudit = async () => {
  const rows = await db().select().from(auditRecords).orderBy(auditRecords.auditIdx);
  return rows.at(-1)?.auditIdx ?? 0;
};
const recordsSince = (auditIdx: number) =>
  db().$count(
    auditRecords,
    and(
      gt(auditRecords.auditIdx, auditIdx),
      eq(auditRecords.entity, "draw"),
      eq(auditRecords.action, "UPDATE"),
    ),
  );

/** Two times for six applications, drawn and announced: two wins, four reserves. */
async function announced(): Promise<void> {
  const pool = await db()
    .select()
    .from(teeSlots)
    .where(eq(teeSlots.drawPostIdx, postIdx))
    .orderBy(asc(teeSlots.sheetIdx));
  const out = pool.slice(2).map(({ sheetIdx }) => sheetIdx);
  await db()
    .update(teeSlots)
    .set({ openType: "10", drawPostIdx: null })
    .where(inArray(teeSlots.sheetIdx, out));
  goTo(moments.closing);
  const { ctx } = await job(0);
  await closeDraw(db(), ctx, postIdx);
  goTo(moments.draw);
  await runDraw(db(), (await job(0)).ctx, postIdx, null);
  goTo(moments.announcement);
  await announceDraw(db(), (await job(0)).ctx, postIdx);
}

test("one application that is sent twice under one key from two tabs is two entries", async () => {
  goTo("2026-11-24T12:00");
  const token = await tokenOf(kim);
  const headers = { "idempotency-key": "draw-1" };
  const memberRow = `select 1 from members where member_idx = ${kim} for update`;
  const answers = await throughGate(scene.url, memberRow, [
    () => apply(0, token, input(), headers),
    () => apply(1, token, input(), headers),
  ]);
  expect(answers.map(codeOf)).toEqual([0, 0]);
  expect(answers[0].json).toEqual(answers[1].json);
  expect([(await applications("10")).length, await notifications("drawApplied")]).toEqual([7, 1]);
});

test("an application is withdrawn from a list that has just been closed, and is drawn", async () => {
  goTo("2026-11-24T12:00");
  const token = await tokenOf(kim);
  const { drawIdx } = (await apply(0, token, input())).json.data as { drawIdx: number };
  const answers = await throughGate(scene.url, postRow, [
    () => desk(0, "close", { reason }),
    () => leave(1, token, drawIdx),
  ]);
  expect(answers.map(codeOf)).toEqual([0, 4507]);
  expect([(await post()).receipts?.length, (await applications("10")).length]).toEqual([7, 7]);
});

test("a closed list holds an application that its applicant has withdrawn", async () => {
  goTo("2026-11-24T12:00");
  const token = await tokenOf(kim);
  const { drawIdx } = (await apply(0, token, input())).json.data as { drawIdx: number };
  const row = `select 1 from draw_applications where draw_idx = ${drawIdx} for update`;
  const answers = await throughGate(scene.url, row, [
    () => leave(1, token, drawIdx),
    () => desk(0, "close", { reason }),
  ]);
  expect(answers.map(codeOf)).toEqual([0, 0]);
  expect((await post()).receipts).toHaveLength(6);
  expect(await notifications("drawClosed")).toBe(6);
});

test("two officers and the job draw one draw: three results, three holds", async () => {
  goTo(moments.closing);
  await closeDraw(db(), (await job(0)).ctx, postIdx);
  goTo(moments.draw);
  const { db: own, ctx } = await job(1);
  const [one, other, byJob] = await throughGate(scene.url, postRow, [
    () => desk(0, "run"),
    () => desk(1, "run"),
    () => runDraw(own, ctx, postIdx, null),
  ]);
  expect([codeOf(one), codeOf(other)]).toEqual([0, 0]);
  expect(one.json.data).toEqual(other.json.data);
  expect(byJob.seed).toBe((await post()).seed);
  const results = (await post()).outcome?.results.map(({ drawIdx, won }) => [drawIdx, won?.sheetIdx ?? null]);
  const stored = (await applications("20")).map((win) => [win.drawIdx, win.resultSheetIdx]);
  expect(stored.toSorted()).toEqual(results?.filter(([, slot]) => slot !== null).toSorted());
});

test("a draw is drawn and called off at once", async () => {
  goTo(moments.closing);
  await closeDraw(db(), (await job(0)).ctx, postIdx);
  goTo(moments.draw);
  const { db: own, ctx } = await job(0);
  const [, cancelled] = await throughGate(scene.url, postRow, [
    () => runDraw(own, ctx, postIdx, null),
    () => desk(1, "cancel", { reason }),
  ]);
  expect(codeOf(cancelled)).toBe(4507);
  expect([(await post()).state, await notifications("drawCancelled")]).toEqual(["40", 0]);
});

test("an edit of the times reaches a draw that takes applications already", async () => {
  await db()
    .update(drawPosts)
    .set({ state: "10", applyFrom: at("2026-11-24T09:00") })
    .where(eq(drawPosts.drawPostIdx, postIdx));
  goTo("2026-11-24T08:59");
  scene.apis[1].clock.set(at("2026-11-24T09:00"));
  const { db: own, ctx } = await job(1);
  const body = { applyTo: "2026-11-25T17:00:00+09:00" };
  const [, edited] = await throughGate(scene.url, postRow, [
    () => openDraw(own, ctx, postIdx),
    () => scene.apis[0].request("PUT", `/ops/draws/${postIdx}`, { token: desks[0], body }),
  ]);
  expect([codeOf(edited), (await post()).state]).toEqual([4507, "20"]);
  expect((await post()).applyTo).toEqual(at(moments.closing));
});

test("results are swapped under the announcement: the proof says another thing than the bookings", async () => {
  goTo(moments.closing);
  await closeDraw(db(), (await job(0)).ctx, postIdx);
  goTo(moments.draw);
  await runDraw(db(), (await job(0)).ctx, postIdx, null);
  goTo(moments.announcement);
  const drawIdxs = (await applications("20")).slice(0, 2).map(({ drawIdx }) => drawIdx);
  const { db: own, ctx } = await job(1);
  const [, amended] = await throughGate(scene.url, postRow, [
    () => announceDraw(own, ctx, postIdx),
    () => desk(0, "amend", { drawIdxs, reason }),
  ]);
  expect([codeOf(amended), (await post()).amendments]).toEqual([4507, []]);
  for (const { resultSheetIdx, bookingIdx } of await applications("30")) {
    expect((await liveOn(resultSheetIdx ?? 0)).map((one) => one.bookingIdx)).toEqual([bookingIdx]);
  }
});

describe("after the announcement", () => {
  /** A time that its winner has given back, and who waits for it. */
  async function freed() {
    await announced();
    const [winner] = await applications("30");
    const sheetIdx = winner?.resultSheetIdx ?? 0;
    await db()
      .update(bookings)
      .set({ state: "50" })
      .where(eq(bookings.bookingIdx, winner?.bookingIdx ?? 0));
    return { sheetIdx, reserves: await applications("40") };
  }

  test("two officers promote two reserves to one time", async () => {
    const { sheetIdx, reserves } = await freed();
    const since = await lastAudit();
    const [one, other] = reserves;
    const answers = await throughGate(scene.url, slotRow(sheetIdx), [
      () => desk(0, "promote", { drawIdx: one?.drawIdx, sheetIdx, reason }),
      () => desk(1, "promote", { drawIdx: other?.drawIdx, sheetIdx, reason }),
    ]);
    expect(answers.map(codeOf)).toEqual([0, 4201]);
    expect((await liveOn(sheetIdx)).map(({ memberIdx }) => memberIdx)).toEqual([one?.memberIdx]);
    expect([(await post()).amendments.length, await recordsSince(since)]).toEqual([1, 1]);
  });

  test("two officers promote one reserve to two times", async () => {
    const { sheetIdx, reserves } = await freed();
    const [winner] = await applications("30");
    const [, remaining] = await applications("30");
    const second = remaining?.resultSheetIdx ?? winner?.resultSheetIdx ?? 0;
    await db().update(bookings).set({ state: "50" }).where(eq(bookings.sheetIdx, second));
    const drawIdx = reserves[0]?.drawIdx ?? 0;
    const memberRow = `select 1 from members where member_idx = ${reserves[0]?.memberIdx} for update`;
    const answers = await throughGate(scene.url, memberRow, [
      () => desk(0, "promote", { drawIdx, sheetIdx, reason }),
      () => desk(1, "promote", { drawIdx, sheetIdx: second, reason }),
    ]);
    expect(answers.map(codeOf)).toEqual([0, 4507]);
    const own = await db()
      .select()
      .from(bookings)
      .where(and(eq(bookings.drawIdx, drawIdx), inArray(bookings.state, ["10", "80"])));
    expect(own.map((one) => one.sheetIdx)).toEqual([sheetIdx]);
    expect((await post()).amendments).toHaveLength(1);
  });

  test("an officer and the jobs of two processes give one time to three reserves", async () => {
    const { sheetIdx, reserves } = await freed();
    const [left, right] = [await job(0), await job(1)];
    const last = reserves.at(-1);
    const answers = await throughGate(scene.url, slotRow(sheetIdx), [
      () => promoteReserves(left.db, left.ctx, postIdx),
      () => promoteReserves(right.db, right.ctx, postIdx),
      () => desk(1, "promote", { drawIdx: last?.drawIdx, sheetIdx, reason }),
    ]);
    expect([answers[0], answers[1], codeOf(answers[2])]).toEqual([1, 0, 4201]);
    expect((await liveOn(sheetIdx)).map(({ memberIdx }) => memberIdx)).toEqual([reserves[0]?.memberIdx]);
    expect(await applications("40")).toHaveLength(reserves.length - 1);
  });

  test("a winner declines in two tabs: his time is given to two reserves", async () => {
    await announced();
    const [winner] = await applications("30");
    const token = await tokenOf(winner?.memberIdx ?? 0);
    const { drawIdx = 0, resultSheetIdx } = winner ?? {};
    const sheetIdx = resultSheetIdx ?? 0;
    const answers = await throughGate(scene.url, slotRow(sheetIdx), [
      () => leave(0, token, drawIdx),
      () => leave(1, token, drawIdx),
    ]);
    expect(codeOf(answers[0])).toBe(0);
    expect([0, 4507]).toContain(codeOf(answers[1]));
    expect(await liveOn(sheetIdx)).toHaveLength(1);
    expect((await applications("60")).map((one) => one.drawIdx)).toEqual([drawIdx]);
    expect(await applications("40")).toHaveLength(3);
  });

  test("a win that is confirmed lapses by the job at the same moment, with its points", async () => {
    await db().execute("update policies set value1 = 'Y' where code = 'C0370'");
    await announced();
    const [winner] = await applications("20");
    if (!winner?.confirmUntil) throw new Error("nobody has to confirm");
    const token = await tokenOf(winner.memberIdx);
    const over = winner.confirmUntil;
    for (const api of scene.apis) api.clock.set(new Date(over.getTime() - 1));
    const { ctx } = await job(1);
    const confirm = () => apply(0, token, { drawIdx: winner.drawIdx, action: "CONFIRM" });
    const [confirmed] = await throughGate(scene.url, slotRow(winner.resultSheetIdx ?? 0), [
      confirm,
      () => expireWins(scene.apis[1].db, { ...ctx, now: over }, postIdx),
    ]);
    expect(codeOf(confirmed)).toBe(0);
    const [after] = (await applications("30")).filter(({ drawIdx }) => drawIdx === winner.drawIdx);
    expect((await liveOn(winner.resultSheetIdx ?? 0)).map(({ state }) => state)).toEqual(["10"]);
    expect(after?.bookingIdx).toBe(winner.bookingIdx);
  });

  test("the release opens a time to all that an officer gives to a reserve", async () => {
    const { sheetIdx, reserves } = await freed();
    goTo(moments.release);
    scene.apis[1].clock.set(new Date(at(moments.release).getTime() - 1));
    const { db: own, ctx } = await job(0);
    const [, promoted] = await throughGate(scene.url, slotRow(sheetIdx), [
      () => releaseDraw(own, ctx, postIdx),
      () => desk(1, "promote", { drawIdx: reserves[0]?.drawIdx, sheetIdx, reason }),
    ]);
    expect(codeOf(promoted)).toBe(4507);
    expect([
      (await liveOn(sheetIdx)).filter(({ drawIdx }) => drawIdx !== null),
      (await post()).state,
    ]).toEqual([[], "70"]);
  });
});

test("control: reading the slot without its lock, both officers find it free", async () => {
  await announced();
  const [{ resultSheetIdx } = { resultSheetIdx: 0 }] = await applications("30");
  const sheetIdx = resultSheetIdx ?? 0;
  await db().update(bookings).set({ state: "50" }).where(eq(bookings.sheetIdx, sheetIdx));
  const naive = (turn: 0 | 1) => async () => {
    const free = (await liveOn(sheetIdx)).length === 0;
    await scene.apis[turn].db.execute(slotRow(sheetIdx));
    return free;
  };
  expect(await throughGate(scene.url, slotRow(sheetIdx), [naive(0), naive(1)])).toEqual([true, true]);
});
