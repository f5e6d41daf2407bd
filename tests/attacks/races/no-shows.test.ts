import { and, eq, gt, inArray, sql } from "drizzle-orm";
import {
  auditRecords,
  bookings,
  members,
  outbox,
  penalties,
  policies,
  slotLocks,
  visits,
} from "@/lib/club-api/db/tables";
import { markNoShows } from "@/lib/club-api/workflows/desk/no-show";
import { benchDate, firstMember, tokenOf } from "../../bench/api/scene";
import { forFile } from "../../support/for-file";
import { brokenRules } from "../../support/history/invariants";
import { throughGate } from "../../support/history/row-gate";
import { startRaceScene } from "../../support/scenes/race-scene";
import { openSessionFor } from "../../support/scenes/second-club";
import { jobContext } from "../../support/scenes/waiting-scene";

/*
 * Nobody came, or somebody did (domain.md 7.7, 7.12): one party has one outcome and its points once, whatever desks, the
 * job of 23:00 and the member do at the same moment, over two processes on one database.
 */

const [absent, other] = [firstMember, firstMember + 1];
const at = (time: string) => new Date(`${benchDate}T${time}:00+09:00`);
const bookingRow = (bookingIdx: number) =>
  `select 1 from bookings where booking_idx = ${bookingIdx} for update`;
const memberRow = (memberIdx: number) => `select 1 from members where member_idx = ${memberIdx} for update`;

let desks: readonly [string, string];
let firstAudit = 0;

const scene = await forFile(() => startRaceScene(3, benchDate));
beforeAll(async () => {
  const admin = { kind: "admin" as const, clubIdx: 1, accountIdx: 1 };
  const [api] = scene.apis;
  desks = [await openSessionFor(api, admin, "desk-one"), await openSessionFor(api, admin, "desk-two")];
  await api.db.execute(sql`update sessions set idle_ends_at = '2030-01-01', ends_at = '2030-01-01'`);
}, 90_000);
beforeEach(async () => {
  const { db } = scene.apis[0];
  for (const table of [slotLocks, penalties, outbox]) await db.delete(table);
  await db.execute(
    sql`delete from visits where booking_idx in (select booking_idx from bookings where play_date >= ${benchDate})`,
  );
  for (const table of ["booking_players", "booking_logs", "bookings"])
    await db.execute(
      sql`delete from ${sql.raw(table)} where booking_idx in (select booking_idx from bookings where play_date >= ${benchDate})`,
    );
  await db.update(policies).set({ value1: "Y" }).where(eq(policies.code, "C0270"));
  const [last] = await db.select({ idx: sql<number>`coalesce(max(audit_idx), 0)` }).from(auditRecords);
  firstAudit = last?.idx ?? 0;
});
afterEach(async () => {
  const broken = await brokenRules(scene.apis[0].db);
  // The notices of the bookings are deleted with each test.
  expect(broken.filter((one) => !one.startsWith("a booking is confirmed"))).toEqual([]);
});

const db = () => scene.apis[0].db;
const send = (turn: 0 | 1, token: string, method: string, path: string, body: object) =>
  scene.apis[turn].request(method, path, { token, body });
const codeOf = ({ json }: { json: { fail?: { code: number } } }) => json.fail?.code ?? 0;
const goTo = (moment: Date) => {
  for (const api of scene.apis) for (const clock of [api.clock, api.limitClock]) clock.set(moment);
};

/** A party at 10:00 or later of the day, booked by the office; the clock stands before it. */
async function party(memberIdx: number, place: number): Promise<number> {
  goTo(at("06:00"));
  const body = {
    sheetIdx: scene.slots[place] ?? 0,
    memberIdx,
    reservationType: "50",
    playerCount: 4,
    caddieMode: "C",
  };
  const answer = await send(0, desks[0], "POST", "/ops/bookings", body);
  if (!answer.json.result) throw new Error(answer.text);
  return answer.json.data.bookingIdx as number;
}
const bookingNow = async (bookingIdx: number) => {
  const [row] = await db().select().from(bookings).where(eq(bookings.bookingIdx, bookingIdx));
  if (!row) throw new Error("no booking");
  return row;
};
const event = (turn: 0 | 1, bookingIdx: number, body: object) =>
  send(turn, desks[turn], "PUT", `/ops/bookings/${bookingIdx}/state`, body);
const noShow = (turn: 0 | 1, bookingIdx: number) => event(turn, bookingIdx, { event: "NO_SHOW" });
const marks = () => db().select().from(penalties).where(eq(penalties.penaltyCode, "40"));
const notifications = (name: string) =>
  db().$count(outbox, and(eq(outbox.event, name), eq(outbox.channel, "MAIL")));
const recorded = (bookingIdx: number) =>
  db().$count(
    auditRecords,
    and(
      gt(auditRecords.auditIdx, firstAudit),
      eq(auditRecords.entity, "booking"),
      eq(auditRecords.entityKey, String(bookingIdx)),
      eq(auditRecords.action, "UPDATE"),
    ),
  );
const job = (turn: 0 | 1) =>
  markNoShows(scene.apis[turn].db, jobContext(scene.apis[turn].clock.now(), "no-show"));

test("a member has the points of one absence twice, from two desks that mark it at once", async () => {
  const bookingIdx = await party(absent, 20);
  goTo(at("23:30"));
  const answers = await throughGate(scene.url, bookingRow(bookingIdx), [
    () => noShow(0, bookingIdx),
    () => noShow(1, bookingIdx),
  ]);
  expect(answers.map(codeOf)).toEqual([0, 4301]);
  expect([(await marks()).length, await notifications("noShow"), await recorded(bookingIdx)]).toEqual([
    1, 1, 1,
  ]);
});

describe("with a party that came", () => {
  let came: number;
  beforeEach(async () => {
    came = await party(other, 0);
    goTo(at("06:30"));
    const { teeTime } = await bookingNow(came);
    goTo(new Date(at(teeTime).getTime() - 60_000 * 30));
    expect(codeOf(await event(0, came, { event: "CHECK_IN" }))).toBe(0);
  });

  test("a member has them twice, from a desk and from the job of 23:00 in two processes", async () => {
    const bookingIdx = await party(absent, 20);
    goTo(at("23:30"));
    const [marked] = await throughGate(scene.url, bookingRow(bookingIdx), [
      () => noShow(0, bookingIdx),
      () => job(0),
      () => job(1),
    ]);
    expect(codeOf(marked)).toBe(0);
    expect([(await marks()).length, await notifications("noShow"), await recorded(bookingIdx)]).toEqual([
      1, 1, 1,
    ]);
  });

  test("a party that a desk lets in is punished by the job that had listed it", async () => {
    const bookingIdx = await party(absent, 20);
    goTo(at("23:30"));
    const [checkedIn] = await throughGate(scene.url, bookingRow(bookingIdx), [
      () => event(0, bookingIdx, { event: "CHECK_IN" }),
      () => job(1),
    ]);
    expect(codeOf(checkedIn)).toBe(0);
    expect([(await bookingNow(bookingIdx)).state, await marks()]).toEqual(["30", []]);
  });

  test("a party whose round the office has just moved to another time is punished by the job that had listed it", async () => {
    const [first, moved] = [await party(absent, 20), await party(firstMember + 2, 21)];
    goTo(at("23:30"));
    const { sheetIdx: from } = await bookingNow(first);
    const free = await freeLater();
    // The job has listed both and waits for the first one's slot; meanwhile the desk moves the second one.
    await throughGate(
      scene.url,
      `select 1 from tee_slots where sheet_idx = ${from} for update`,
      [() => job(1)],
      async () => {
        const body = { version: 1, reason: "They came in the afternoon", isTold: false, sheetIdx: free };
        const answer = await send(0, desks[0], "PUT", `/ops/bookings/${moved}/slot`, body);
        expect(answer.json).toMatchObject({ result: true });
      },
    );
    expect(await bookingNow(moved)).toMatchObject({ state: "10", sheetIdx: free });
    expect((await marks()).map(({ bookingIdx }) => bookingIdx)).toEqual([first]);
  });
});

/** A slot that nobody has, of a day before which companions need not be named yet. */
async function freeLater(): Promise<number> {
  const [slot] = await db()
    .select({ sheetIdx: sql<number>`sheet_idx` })
    .from(sql`tee_slots s`)
    .where(sql`play_date > ${benchDate}::date + 3 and open_type = '10'
      and not exists (select 1 from bookings b where b.sheet_idx = s.sheet_idx)`)
    .orderBy(sql`play_date, sheet_idx`)
    .limit(1);
  return slot?.sheetIdx ?? 0;
}

test("a party is let in and marked absent at once, and stands for both", async () => {
  const bookingIdx = await party(absent, 20);
  goTo(at("23:30"));
  const answers = await throughGate(scene.url, bookingRow(bookingIdx), [
    () => event(0, bookingIdx, { event: "CHECK_IN" }),
    () => noShow(1, bookingIdx),
  ]);
  expect(answers.map(codeOf)).toEqual([0, 4301]);
  expect([(await bookingNow(bookingIdx)).state, await marks(), await recorded(bookingIdx)]).toEqual([
    "30",
    [],
    1,
  ]);
});

test("a mark and the cancellation of the same party both count", async () => {
  const bookingIdx = await party(absent, 20);
  goTo(at("23:30"));
  const answers = await throughGate(scene.url, bookingRow(bookingIdx), [
    () => noShow(0, bookingIdx),
    () => event(1, bookingIdx, { event: "CLUB_CANCEL", reason: "Fog" }),
  ]);
  expect(answers.map(codeOf)).toEqual([0, 4301]);
  expect([(await bookingNow(bookingIdx)).state, (await marks()).length]).toEqual(["60", 1]);
});

test("two desks take one check-in back, or one takes it back while the other settles: both are done", async () => {
  const bookingIdx = await party(absent, 40);
  const { teeTime } = await bookingNow(bookingIdx);
  goTo(new Date(at(teeTime).getTime() - 60_000 * 30));
  expect(codeOf(await event(0, bookingIdx, { event: "CHECK_IN", isBookerAbsent: true }))).toBe(0);
  const answers = await throughGate(scene.url, bookingRow(bookingIdx), [
    () => event(0, bookingIdx, { event: "UNDO" }),
    () => event(1, bookingIdx, { event: "UNDO" }),
    () => event(1, bookingIdx, { event: "SETTLE" }),
  ]);
  expect(answers.map(codeOf)).toEqual([0, 4301, 4301]);
  expect((await bookingNow(bookingIdx)).state).toBe("10");
  const [warning] = await db().select().from(penalties).where(eq(penalties.penaltyCode, "50"));
  expect(warning).toMatchObject({ state: "30", point: 0 });
  expect(
    await db().$count(visits, and(eq(visits.bookingIdx, bookingIdx), inArray(visits.state, ["CHECKED_IN"]))),
  ).toBe(0);
});

test("who did not come keeps a round that he books in the same moment", async () => {
  const bookingIdx = await party(absent, 20);
  const sheetIdx = await freeLater();
  await db().update(members).set({ memberType: "10" }).where(eq(members.memberIdx, absent));
  goTo(at("23:30"));
  const held = await send(1, tokenOf(absent), "PUT", `/reservation/sheet/lock/${sheetIdx}`, {});
  expect(held.json).toMatchObject({ result: true });
  const input = { sheetIdx, playerCount: 4, caddieMode: "C", players: [], agreeRules: true };
  const [booked, marked] = await throughGate(scene.url, memberRow(absent), [
    () => send(1, tokenOf(absent), "POST", "/reservation/booking", input),
    () => noShow(0, bookingIdx),
  ]);
  expect([codeOf(booked), codeOf(marked)]).toEqual([0, 0]);
  const round = await bookingNow(booked.json.data.bookingIdx as number);
  expect(round.state).toBe("70");
});

test("control: read, then marked without the compare-and-swap, one absence is marked twice", async () => {
  const bookingIdx = await party(absent, 20);
  const naive = (turn: 0 | 1) => async () => {
    const { state } = await bookingNow(bookingIdx);
    const { db: own } = scene.apis[turn];
    await own.update(bookings).set({ state: "60" }).where(eq(bookings.bookingIdx, bookingIdx));
    return state === "10";
  };
  expect(await throughGate(scene.url, bookingRow(bookingIdx), [naive(0), naive(1)])).toEqual([true, true]);
});
