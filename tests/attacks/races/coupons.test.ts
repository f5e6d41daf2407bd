import { and, eq, gte, inArray, sql } from "drizzle-orm";
import { auditRecords, bookings, coupons, outbox, penalties, slotLocks } from "@/lib/club-api/db/tables";
import { transaction } from "@/lib/club-api/db/transaction";
import { expireCoupons } from "@/lib/club-api/domains/coupons";
import { punishMember } from "@/lib/club-api/workflows/penalties/punish-member";
import { penaltyKind } from "@/lib/contract/code-values/penalties";
import type { CallOutput } from "@/lib/contract/routes";
import { benchDate, firstMember, tokenOf } from "../../bench/api/scene";
import { demoNow } from "../../support/api";
import { forFile } from "../../support/for-file";
import { brokenRules } from "../../support/history/invariants";
import { throughGate } from "../../support/history/row-gate";
import { startRaceScene } from "../../support/scenes/race-scene";
import { openSessionFor } from "../../support/scenes/second-club";
import { jobContext } from "../../support/scenes/waiting-scene";

/*
 * A coupon is used once, and issued once to a member by one campaign (domain.md 7.11, 8.7), over two processes on one
 * database. Every race is certain: all requests have read before any of them writes (`throughGate`).
 */

const couponIdx = 399_001;
const memberCount = 4;
const otherDate = "2026-12-17";
const couponRow = `select 1 from coupons where coupon_idx = ${couponIdx} for update`;
const memberRows = `select 1 from members where member_idx >= ${firstMember} for update`;
const reason = { event: "REVOKE", reason: "Issued by mistake" };

let desks: readonly [string, string];
/** A slot of the bench day, and one of the week before: a member may play once a day. */
let slots: readonly [number, number];

const scene = await forFile(() => startRaceScene(memberCount, benchDate));
beforeAll(async () => {
  const admin = { kind: "admin" as const, clubIdx: 1, accountIdx: 1 };
  const [api] = scene.apis;
  const [free] = await api.db
    .select({ sheetIdx: sql<number>`sheet_idx` })
    .from(sql`tee_slots s`)
    .where(sql`play_date = ${otherDate} and open_type = '10'
      and not exists (select 1 from bookings b where b.sheet_idx = s.sheet_idx)`);
  slots = [scene.slots[0] ?? 0, free?.sheetIdx ?? 0];
  desks = [await openSessionFor(api, admin, "desk-one"), await openSessionFor(api, admin, "desk-two")];
}, 90_000);
beforeEach(async () => {
  const { db } = scene.apis[0];
  await db.execute(sql`update bookings set state = '50', coupon_idx = null where booking_idx > 500000`);
  for (const table of [slotLocks, penalties]) await db.delete(table);
  await db.delete(coupons).where(gte(coupons.couponIdx, couponIdx));
  await db.execute(sql`insert into coupons (coupon_idx, club_idx, member_idx, coupon_no, names, coupon_type, dc_target,
    dc_person, dc_value, day_types, periods, hole_codes, valid_from, valid_to, state, created_at, updated_at)
    values (${couponIdx}, 1, ${firstMember}, 'RACE-0001', '{"en":"Race"}', '10', '10', 'P1', '10000', '{}', '{}', '{}',
      '2026-01-01', '2026-12-31', '10', ${demoNow.toISOString()}, ${demoNow.toISOString()})`);
  await db.execute(sql`alter sequence coupons_coupon_idx_seq restart with ${sql.raw(String(couponIdx + 1))}`);
});
afterEach(async () => expect(await brokenRules(scene.apis[0].db)).toEqual([]));

const dbOf = (turn: number) => scene.apis[turn % 2 === 0 ? 0 : 1].db;
const couponNow = async () => {
  const [row] = await dbOf(0).select().from(coupons).where(eq(coupons.couponIdx, couponIdx));
  if (!row) throw new Error("no coupon");
  return row;
};
const member = (
  turn: 0 | 1,
  method: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) => scene.apis[turn].request(method, path, { token: tokenOf(firstMember), body, headers });
const desk = (turn: 0 | 1, method: string, path: string, body: object, headers = {}) =>
  scene.apis[turn].request(method, path, { token: desks[turn], body, headers });
const revoke = (turn: 0 | 1) => desk(turn, "PUT", `/ops/coupons/${couponIdx}`, reason);
const codeOf = ({ json }: { json: { fail?: { code: number } } }) => json.fail?.code ?? 0;

const input = (place: 0 | 1, extra: object = {}) => ({
  sheetIdx: slots[place],
  playerCount: 4,
  caddieMode: "C",
  players: [],
  agreeRules: true,
  ...extra,
});
/** Books a slot of the day; the booking's idx. */
async function book(place: 0 | 1, extra: object = {}): Promise<number> {
  await member(0, "PUT", `/reservation/sheet/lock/${slots[place]}`, {});
  const answer = await member(0, "POST", "/reservation/booking", input(place, extra));
  if (!answer.json.result) throw new Error(answer.text);
  return answer.json.data.bookingIdx as number;
}
/** Puts the coupon into a booking as it stands now, or takes it out. */
const useIn = async (turn: 0 | 1, bookingIdx: number, own: number | null = couponIdx) => {
  const { sheetIdx = 0, version } = (await bookingNow(bookingIdx)) ?? {};
  const body = { ...input(0), sheetIdx, bookingIdx, version, couponIdx: own };
  return member(turn, "POST", "/reservation/booking", body);
};
const bookingNow = async (bookingIdx: number) =>
  (await dbOf(0).select().from(bookings).where(eq(bookings.bookingIdx, bookingIdx)))[0];
const discountOf = async (bookingIdx: number) => Number((await bookingNow(bookingIdx))?.quote.discount);
const recordsOf = (action: "CREATE" | "UPDATE") =>
  dbOf(0).$count(auditRecords, and(eq(auditRecords.entity, "coupon"), eq(auditRecords.action, action)));

describe("using", () => {
  test("a member pays less for two rounds with one coupon from two tabs", async () => {
    const [one, other] = [await book(0), await book(1)];
    const answers = await throughGate(scene.url, couponRow, [() => useIn(0, one), () => useIn(1, other)]);
    expect(answers.map(codeOf)).toEqual([0, 5101]);
    expect(await couponNow()).toMatchObject({ state: "20", bookingIdx: one });
    expect([await discountOf(one), await discountOf(other)]).toEqual([10_000, 0]);
  });

  test("a member's double tap takes the coupon twice for one round", async () => {
    const one = await book(0);
    const answers = await throughGate(scene.url, couponRow, [() => useIn(0, one), () => useIn(1, one)]);
    expect(answers.map(codeOf)).toEqual([0, 5101]);
    expect([await discountOf(one), (await couponNow()).bookingIdx]).toEqual([10_000, one]);
  });

  test("one booking with a coupon, sent twice under one key by two tabs, reserves two coupons or two rounds", async () => {
    await member(0, "PUT", `/reservation/sheet/lock/${slots[0]}`, {});
    const headers = { "idempotency-key": "coupon-booking-1" };
    const send = (turn: 0 | 1) =>
      member(turn, "POST", "/reservation/booking", input(0, { couponIdx }), headers);
    const answers = await throughGate(scene.url, couponRow, [() => send(0), () => send(1)]);
    expect(answers.map(codeOf)).toEqual([0, 0]);
    expect(answers[0].json.data.bookingIdx).toBe(answers[1].json.data.bookingIdx);
    expect((await couponNow()).bookingIdx).toBe(answers[0].json.data.bookingIdx);
  });

  test("a coupon that the office takes back is used in the same moment", async () => {
    const one = await book(0);
    const before = await recordsOf("UPDATE");
    const [revoked, used] = await throughGate(scene.url, couponRow, [() => revoke(0), () => useIn(1, one)]);
    expect([codeOf(revoked), codeOf(used)]).toEqual([0, 5101]);
    expect(await couponNow()).toMatchObject({ state: "60", bookingIdx: null });
    expect([await discountOf(one), await recordsOf("UPDATE")]).toEqual([0, before + 1]);
  });

  test("a coupon that the office takes back while it is used stays usable for another round", async () => {
    const one = await book(0);
    const [used, revoked] = await throughGate(scene.url, couponRow, [() => useIn(0, one), () => revoke(1)]);
    expect([codeOf(used), codeOf(revoked)]).toEqual([0, 2002]);
    expect(await couponNow()).toMatchObject({ state: "20", bookingIdx: one });
    expect(codeOf(await revoke(1))).toBe(0);
    expect([(await couponNow()).state, (await bookingNow(one))?.couponIdx]).toEqual(["60", null]);
  });

  test("a coupon that moves to another round while the office takes it back stays on that round", async () => {
    const one = await book(0, { couponIdx });
    const other = await book(1);
    // The office has read the coupon on the first round; before it writes, the member has moved it to the second.
    const bookingRow = `select 1 from bookings where booking_idx = ${one} for update`;
    const [moved, revoked] = await throughGate(scene.url, bookingRow, [
      () => useIn(0, one, null),
      () => revoke(1),
    ]);
    expect([codeOf(moved), codeOf(revoked)]).toEqual([0, 4211]);
    expect(codeOf(await useIn(0, other))).toBe(0);
    expect((await couponNow()).bookingIdx).toBe(other);
  });

  test("two officers take one coupon back and it goes on record twice", async () => {
    const before = await recordsOf("UPDATE");
    const answers = await throughGate(scene.url, couponRow, [() => revoke(0), () => revoke(1)]);
    expect(answers.map(codeOf)).toEqual([0, 2002]);
    expect(await recordsOf("UPDATE")).toBe(before + 1);
  });

  test("a coupon is used in the moment in which a suspension suspends it", async () => {
    const one = await book(0);
    const order = {
      memberIdx: firstMember,
      bookingIdx: null,
      penaltyCode: penaltyKind.slowOrUnrulyPlay,
      penaltyBase: 0,
    };
    const punish = () => transaction(dbOf(0), (tx) => punishMember(tx, jobContext(demoNow), order));
    const [, used] = await throughGate(scene.url, couponRow, [punish, () => useIn(1, one)]);
    expect(codeOf(used)).not.toBe(0);
    expect(await couponNow()).toMatchObject({ state: "50", bookingIdx: null });
    expect(await discountOf(one)).toBe(0);
  });

  test("a coupon that runs out is given back usable by a cancellation at the same moment", async () => {
    const one = await book(0, { couponIdx });
    await dbOf(0).update(coupons).set({ validTo: "2026-11-01" }).where(eq(coupons.couponIdx, couponIdx));
    const cancel = () =>
      member(0, "DELETE", "/reservation/cancel", { bookingIdx: one, reasonCode: "C1", agreePenalty: false });
    const [cancelled] = await throughGate(scene.url, couponRow, [
      cancel,
      () => expireCoupons(dbOf(1), jobContext(demoNow)),
    ]);
    expect(codeOf(cancelled)).toBe(0);
    expect(await couponNow()).toMatchObject({ state: "40", bookingIdx: null });
  });

  test("control: read, then reserved without the compare-and-swap, one coupon serves two rounds", async () => {
    const naive = (turn: number, bookingIdx: number) => async () => {
      const seen = await couponNow();
      const use = { state: "20" as const, bookingIdx };
      await dbOf(turn).update(coupons).set(use).where(eq(coupons.couponIdx, couponIdx));
      return seen.state === "10";
    };
    const taken = [498_500, 498_499] as const;
    const served = await throughGate(scene.url, couponRow, [naive(0, taken[0]), naive(1, taken[1])]);
    expect(served).toEqual([true, true]);
    await dbOf(0).delete(coupons).where(eq(coupons.couponIdx, couponIdx));
  });
});

describe("a campaign", () => {
  const terms = {
    couponName: "Race",
    couponType: "20",
    dcTarget: "10",
    dcPerson: "P1",
    dcValue: 10,
    validFrom: "2026-11-23",
    validTo: "2026-12-30",
  };
  const campaign = (extra: object = {}) => ({
    audience: { memberTypes: ["10"], isAdvertising: false, leavesOutSuspended: false, ...extra },
    coupon: terms,
  });
  const preview = async (extra: object = {}) =>
    (await desk(0, "POST", "/ops/coupons/preview?lang=en", campaign(extra))).json
      .data as unknown as CallOutput<"POST /ops/coupons/preview">;
  const issue = (turn: 0 | 1, stamp: string, headers = {}, extra: object = {}) =>
    desk(turn, "POST", "/ops/coupons/campaigns?lang=en", { ...campaign(extra), stamp }, headers);
  const issued = () => dbOf(0).select().from(coupons).where(eq(coupons.validTo, terms.validTo));
  const notifications = () => dbOf(0).$count(outbox, eq(outbox.event, "couponIssued"));
  const most = async () => {
    const counts = new Map<number, number>();
    for (const { memberIdx } of await issued()) counts.set(memberIdx, (counts.get(memberIdx) ?? 0) + 1);
    return Math.max(...counts.values());
  };

  beforeEach(async () => {
    await dbOf(0).delete(outbox).where(eq(outbox.event, "couponIssued"));
    await dbOf(0)
      .delete(coupons)
      .where(inArray(coupons.validTo, [terms.validTo]));
  });

  test("every member gets a campaign's coupon twice, from two officers who send it at once", async () => {
    const { stamp, count } = await preview();
    const before = await recordsOf("CREATE");
    const answers = await throughGate(scene.url, memberRows, [() => issue(0, stamp), () => issue(1, stamp)]);
    expect(answers.map(codeOf)).toEqual([0, 2002]);
    expect([(await issued()).length, await most()]).toEqual([count, 1]);
    expect(await recordsOf("CREATE")).toBe(before + count);
  });

  test("every member gets it twice from an officer whose first click seemed to do nothing", async () => {
    const { stamp, count } = await preview();
    expect(codeOf(await issue(0, stamp))).toBe(0);
    const notices = await notifications();
    expect(codeOf(await issue(0, stamp))).toBe(2002);
    expect([(await issued()).length, await notifications()]).toEqual([count, notices]);
  });

  test("sent twice at once under one key it is issued twice", async () => {
    const { stamp, count } = await preview();
    const headers = { "idempotency-key": "race-campaign-1" };
    const answers = await throughGate(scene.url, memberRows, [
      () => issue(0, stamp, headers),
      () => issue(0, stamp, headers),
    ]);
    expect(answers.map(codeOf)).toEqual([0, 0]);
    expect(answers[0].json).toEqual(answers[1].json);
    expect([(await issued()).length, await most()]).toEqual([count, 1]);
  });

  test("who is in two audiences of one campaign gets two", async () => {
    const [all, some] = [
      await preview(),
      await preview({ joinedFrom: "2020-01-01", joinedTo: "2020-01-01" }),
    ];
    expect(some.count).toBeGreaterThan(0);
    const answers = await throughGate(scene.url, memberRows, [
      () => issue(0, all.stamp),
      () => issue(1, some.stamp, {}, { joinedFrom: "2020-01-01", joinedTo: "2020-01-01" }),
    ]);
    expect(answers.map(codeOf)).toEqual([0, 2002]);
    expect(await most()).toBe(1);
    const again = await preview({ joinedFrom: "2020-01-01", joinedTo: "2020-01-01" });
    expect([again.count, again.leftOut.map(({ reason: why, count }) => [why, count])]).toEqual([
      0,
      [["ISSUED", some.count]],
    ]);
  });

  test("a coupon that was taken back is in nobody's way: its holder may get another", async () => {
    const { stamp, count } = await preview();
    await issue(0, stamp);
    const [one] = await issued();
    await desk(0, "PUT", `/ops/coupons/${one?.couponIdx}`, reason);
    const again = await preview();
    expect([again.count, again.leftOut[0]?.count]).toEqual([1, count - 1]);
  });
});
