import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { auditRecords, bookings, outbox, penalties, slotLocks, waitings } from "@/lib/club-api/db/tables";
import { closeWaitings, expireOffers } from "@/lib/club-api/workflows/waitings/close-waitings";
import { bookingBody } from "../../bench/api/client";
import { benchDate, firstMember, tokenOf } from "../../bench/api/scene";
import { demoNow } from "../../support/api";
import { forFile } from "../../support/for-file";
import { brokenRules } from "../../support/history/invariants";
import { throughGate } from "../../support/history/row-gate";
import { startRaceScene } from "../../support/scenes/race-scene";
import { openSessionFor } from "../../support/scenes/second-club";
import { jobContext } from "../../support/scenes/waiting-scene";

/*
 * An offer of the waiting list has one answer (domain.md 7.8, 8.3), whoever answers it at the same moment: the member in
 * two tabs, the office, the jobs, over two processes on one database. Every request has read the offer before any of them writes.
 */

const [owner, first, second] = [firstMember, firstMember + 1, firstMember + 2];
let desks: readonly [string, string];
let waitingIdx = 0;
let offerUntil: Date;

const scene = await forFile(() => startRaceScene(4, benchDate));
beforeAll(async () => {
  const admin = { kind: "admin" as const, clubIdx: 1, accountIdx: 1 };
  const [api] = scene.apis;
  desks = [await openSessionFor(api, admin, "desk-one"), await openSessionFor(api, admin, "desk-two")];
  await api.db.execute(sql`update policies set value1 = 'OFFER' where code = 'C0300'`);
}, 90_000);
beforeEach(async () => {
  await db().execute(
    sql`update bookings set state = '50', coupon_idx = null, waiting_idx = null where play_date = ${benchDate}`,
  );
  for (const table of [slotLocks, waitings, penalties]) await db().delete(table);
  for (const api of scene.apis) api.clock.set(demoNow);
  await send(0, owner, "PUT", `/reservation/sheet/lock/${slot()}`, { clubCode: "MS01" });
  const booked = await send(0, owner, "POST", "/reservation/booking", bookingBody(owner, slot()));
  await line();
  await send(0, owner, "DELETE", "/reservation/cancel", {
    bookingIdx: booked.json.data.bookingIdx,
    agreePenalty: false,
  });
  const [offered] = await db().select().from(waitings).where(eq(waitings.state, "20"));
  if (!offered?.offerUntil) throw new Error("nothing was offered");
  waitingIdx = offered.waitingIdx;
  offerUntil = offered.offerUntil;
});
afterEach(async () => expect(await brokenRules(db())).toEqual([]));

const db = () => scene.apis[0].db;
const slot = () => scene.slots[0] ?? 0;
const slotRow = () => `select 1 from tee_slots where sheet_idx = ${slot()} for update`;
const send = (
  turn: 0 | 1,
  memberIdx: number,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) => scene.apis[turn].request(method, path, { token: tokenOf(memberIdx), body, headers });
const codeOf = ({ json }: { json: { fail?: { code: number } } }) => json.fail?.code ?? 0;

/** Two members in line, a minute apart. */
async function line(): Promise<void> {
  await db()
    .insert(waitings)
    .values(
      [first, second].map((memberIdx, place) => ({
        clubIdx: 1,
        memberIdx,
        playDate: benchDate,
        standbyTimeCodes: ["10"],
        courseCodes: [],
        playerCount: 4,
        state: "10" as const,
        createdAt: new Date(demoNow.getTime() - (10 - place) * 60_000),
        updatedAt: demoNow,
      })),
    );
}
const accept = (turn: 0 | 1, headers = {}) =>
  send(turn, first, "POST", "/reservation/waitings", { waitingIdx, action: "ACCEPT" }, headers);
const decline = (turn: 0 | 1) =>
  send(turn, first, "POST", "/reservation/waitings", { waitingIdx, action: "DECLINE" });
const leave = (turn: 0 | 1) => send(turn, first, "DELETE", `/reservation/waitings/${waitingIdx}`);
const office = (turn: 0 | 1, event: string, extra: object = {}) =>
  scene.apis[turn].request("PUT", `/ops/waitings/${waitingIdx}`, {
    token: desks[turn],
    body: { event, reason: "by phone", ...extra },
  });
const expire = (turn: 0 | 1) => expireOffers(scene.apis[turn].db, jobContext(offerUntil, "offer-expire"));
const states = async () => {
  const rows = await db().select().from(waitings).orderBy(asc(waitings.createdAt));
  return rows.map(({ state }) => state);
};
const sold = () =>
  db()
    .select()
    .from(bookings)
    .where(and(eq(bookings.sheetIdx, slot()), inArray(bookings.state, ["10", "20"])));
const owners = async () => (await sold()).map(({ memberIdx }) => memberIdx);
const notifications = (event: string, memberIdx: number) =>
  db().$count(
    outbox,
    and(eq(outbox.event, event), eq(outbox.memberIdx, memberIdx), eq(outbox.channel, "SMS")),
  );
const recorded = () =>
  db().$count(
    auditRecords,
    and(eq(auditRecords.entity, "waiting"), eq(auditRecords.entityKey, String(waitingIdx))),
  );

test("a member accepts in two tabs and has two rounds or two messages", async () => {
  const before = await notifications("booked", first);
  const answers = await throughGate(scene.url, slotRow(), [() => accept(0), () => accept(1)]);
  expect(answers.map(codeOf)).toEqual([0, 4405]);
  expect([await owners(), await states()]).toEqual([[first], ["30", "10"]]);
  expect(
    (await notifications("booked", first)) - before + (await notifications("waitingAssigned", first)),
  ).toBeLessThanOrEqual(1);
});

test("one acceptance that is sent twice under one key is answered by two rounds", async () => {
  const headers = { "idempotency-key": "accept-1" };
  const answers = await throughGate(scene.url, slotRow(), [
    () => accept(0, headers),
    () => accept(1, headers),
  ]);
  expect(answers.map(codeOf)).toEqual([0, 0]);
  expect(answers[0].json).toEqual(answers[1].json);
  expect(await owners()).toEqual([first]);
});

test("a member keeps what he declines in the other tab", async () => {
  const answers = await throughGate(scene.url, slotRow(), [() => decline(0), () => accept(1)]);
  expect(answers.map(codeOf)).toEqual([0, 4405]);
  expect([await owners(), await states()]).toEqual([[], ["40", "20"]]);
});

test("who leaves the line while he accepts has left and has the round", async () => {
  const answers = await throughGate(scene.url, slotRow(), [() => accept(0), () => leave(1)]);
  expect(answers.map(codeOf)).toEqual([0, 4406]);
  expect([await owners(), await states()]).toEqual([[first], ["30", "10"]]);
});

test("who accepts while he leaves takes the time from the next in line", async () => {
  const answers = await throughGate(scene.url, slotRow(), [() => leave(0), () => accept(1)]);
  expect(answers.map(codeOf)).toEqual([0, 4405]);
  expect([await owners(), await states()]).toEqual([[], ["60", "20"]]);
});

test("an offer that the job has ended is accepted by who had it on the screen", async () => {
  for (const api of scene.apis) api.clock.set(new Date(offerUntil.getTime() - 1));
  const before = await notifications("waitingOffered", second);
  const [, , accepted] = await throughGate(scene.url, slotRow(), [
    () => expire(0),
    () => expire(1),
    () => accept(1),
  ]);
  expect(codeOf(accepted)).toBe(4405);
  expect([await owners(), await states()]).toEqual([[], ["50", "20"]]);
  expect(await notifications("waitingOffered", second)).toBe(before + 1);
});

test("an accepted offer goes to the next in line by the job that had listed it", async () => {
  for (const api of scene.apis) api.clock.set(new Date(offerUntil.getTime() - 1));
  const before = await notifications("waitingOffered", second);
  const [accepted] = await throughGate(scene.url, slotRow(), [() => accept(0), () => expire(1)]);
  expect(codeOf(accepted)).toBe(0);
  expect([await owners(), await states()]).toEqual([[first], ["30", "10"]]);
  expect(await notifications("waitingOffered", second)).toBe(before);
});

test("the office books for a member what he declines at the same moment", async () => {
  const [declined, booked] = await throughGate(scene.url, slotRow(), [
    () => decline(0),
    () => office(1, "ASSIGN", { sheetIdx: slot() }),
  ]);
  expect([codeOf(declined), codeOf(booked)]).toEqual([0, 2002]);
  expect([await owners(), await states(), await recorded()]).toEqual([[], ["40", "20"], 0]);
});

test("the office and the member book one offer twice", async () => {
  const [booked, accepted] = await throughGate(scene.url, slotRow(), [
    () => office(0, "ASSIGN", { sheetIdx: slot() }),
    () => accept(1),
  ]);
  expect([codeOf(booked), codeOf(accepted)]).toEqual([0, 4405]);
  expect([await owners(), await recorded()]).toEqual([[first], 1]);
});

test("two officers take one offer back, cancel the entry, and the member accepts: more than one of it happens", async () => {
  const before = [await recorded(), await notifications("waitingWithdrawn", first)];
  const answers = await throughGate(scene.url, slotRow(), [
    () => office(0, "WITHDRAW_OFFER"),
    () => office(1, "WITHDRAW_OFFER"),
    () => office(1, "CANCEL"),
    () => accept(0),
  ]);
  // The entry waits again after the first; the second officer's cancellation ends what is still in line.
  expect(answers.map(codeOf)).toEqual([0, 2002, 0, 4405]);
  expect([await owners(), await states(), await recorded()]).toEqual([
    [],
    ["60", "20"],
    (before[0] ?? 0) + 2,
  ]);
  expect(await notifications("waitingWithdrawn", first)).toBe((before[1] ?? 0) + 1);
});

test("the end of the day's list takes an offer that is accepted at the same moment", async () => {
  const over = new Date(`${benchDate}T17:00:00+09:00`);
  const [accepted] = await throughGate(scene.url, slotRow(), [
    () => accept(0),
    () => closeWaitings(scene.apis[1].db, jobContext(over, "waiting-close")),
  ]);
  expect(codeOf(accepted)).toBe(0);
  expect([await owners(), (await states())[0]]).toEqual([[first], "30"]);
  expect(await notifications("waitingClosed", first)).toBe(0);
});

test("control: reading the offer without its lock, both tabs find it open", async () => {
  const naive = (turn: 0 | 1) => async () => {
    const [seen] = await db().select().from(waitings).where(eq(waitings.waitingIdx, waitingIdx));
    await scene.apis[turn].db.execute(sql.raw(slotRow()));
    return seen?.state;
  };
  expect(await throughGate(scene.url, slotRow(), [naive(0), naive(1)])).toEqual(["20", "20"]);
});
