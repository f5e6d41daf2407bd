import { sql } from "drizzle-orm";
import { jsonRows } from "@/lib/club-api/db/json-rows";
import { lockOffers } from "@/lib/club-api/domains/last-minute";
import { lastMinuteJob } from "@/lib/club-api/jobs/booking-jobs";
import { bookingBody } from "../bench/api/client";
import { benchDate, firstMember, tokenOf } from "../bench/api/scene";
import { type Answer, demoNow } from "../support/api";
import { brokenRules } from "../support/history/invariants";
import { jobContext } from "../support/jobs";
import { type RaceScene, startRaceScene } from "../support/scenes/race-scene";
import { openSessionFor } from "../support/scenes/second-club";

/* Last-minute offers under load: two processes on one PostgreSQL. */

const percent = 20;
/** The bench's day is weeks away. */
const hours = 5000;
let scene: RaceScene;
let office = "";

beforeAll(async () => {
  scene = await startRaceScene(4, benchDate);
  const [api] = scene.apis;
  await api.db.execute(sql`update tee_slots set open_type = '90' where play_date <> ${benchDate}`);
  office = await openSessionFor(api, { kind: "admin", clubIdx: 1, accountIdx: 1 }, "last-minute-admin");
}, 120_000);
beforeEach(async () => {
  const { db } = scene.apis[0];
  await db.execute(sql`update bookings set state = '50', coupon_idx = null where play_date = ${benchDate}`);
  for (const table of ["slot_locks", "lock_uses", "last_minute_offers", "last_minute_rules"])
    await db.execute(sql`delete from ${sql.identifier(table)}`);
  await db.execute(
    sql`update tee_slots set open_type = '10', last_minute = null where play_date = ${benchDate}`,
  );
  await db.execute(
    sql`update policies set value1 = 'Y', value3 = ${String(hours)}, value4 = '200' where code = 'C0580'`,
  );
  await db.execute(sql`insert into last_minute_rules (club_idx, rule_idx, member_types, percent, hours_before, is_on,
      created_at, updated_at, updated_by)
    select 1, 1, array_agg(distinct member_type), ${percent}, ${hours}, true, now(), now(), 'job:test' from members`);
  for (const api of scene.apis) api.clock.set(demoNow);
});
afterEach(async () => expect(await brokenRules(scene.apis[0].db)).toEqual([]));
afterAll(() => scene.close());

const slotAt = (place: number) => scene.slots[place] ?? 0;
const codeOf = ({ status, json }: Answer) => (status === 200 ? (json.fail?.code ?? 0) : status);
const apiOf = (turn: number) => scene.apis[turn % 2 === 0 ? 0 : 1];
const runJob = async (turn: number) => lastMinuteJob.run(await jobContext(apiOf(turn), "last-minute"));

/** A member holds a slot and books it at once. */
async function take(turn: number, sheetIdx: number): Promise<Answer> {
  const member = firstMember + turn;
  const call = (method: string, path: string, body: unknown) =>
    apiOf(turn).request(method, path, { token: tokenOf(member), body });
  const held = await call("PUT", `/reservation/sheet/lock/${sheetIdx}`, { clubCode: "MS01" });
  return held.json.result ? call("POST", "/reservation/booking", bookingBody(member, sheetIdx)) : held;
}

const switchOff = (turn: number) =>
  apiOf(turn).request("PUT", "/ops/last-minute-rules/1", {
    token: office,
    body: {
      courseCode: null,
      period: null,
      dayType: null,
      memberTypes: ["10"],
      percent,
      hoursBefore: 1,
      isOn: false,
      version: 1,
    },
  });

type Row = { state: string; ended_by: string | null; booking_idx: number | null };
async function offersOf(sheetIdx: number): Promise<Row[]> {
  return jsonRows<Row>(
    scene.apis[0].db,
    sql`select state, ended_by, booking_idx from last_minute_offers where sheet_idx = ${sheetIdx} order by offer_idx`,
  );
}

type Sale = { booking_idx: number; percent_off: number };
async function saleOf(sheetIdx: number): Promise<Sale | undefined> {
  const [sale] = await jsonRows<Sale>(
    scene.apis[0].db,
    sql`select booking_idx, percent_off from bookings where sheet_idx = ${sheetIdx} and state = '10'`,
  );
  return sale;
}

test("an offer that four want at once is taken once, by the booking that has the price", async () => {
  await runJob(0);
  for (let place = 0; place < 4; place += 1) {
    const answers = await Promise.all([0, 1, 2, 3].map((turn) => take(turn, slotAt(place))));
    expect(answers.map(codeOf).filter((code) => code === 0)).toHaveLength(1);
    const sale = await saleOf(slotAt(place));
    expect(sale?.percent_off).toBe(percent);
    expect(await offersOf(slotAt(place))).toEqual([
      { state: "TAKEN", ended_by: null, booking_idx: sale?.booking_idx },
    ]);
    await scene.apis[0].db.execute(sql`update bookings set state = '50' where sheet_idx = ${slotAt(place)}`);
  }
});

test("a rule that is switched off while somebody holds: the price of the hold counts, whichever came first", async () => {
  const outcomes = new Set<number>();
  for (let place = 4; place < 14; place += 1) {
    await scene.apis[0].db.execute(
      sql`update last_minute_rules set is_on = true, version = 1, hours_before = ${hours}`,
    );
    await runJob(place);
    const [taken, off] = await Promise.all([take(place % 2, slotAt(place)), switchOff(place + 1)]);
    expect([taken, off].map(codeOf)).toEqual([0, 0]);
    const sale = await saleOf(slotAt(place));
    const last = (await offersOf(slotAt(place))).at(-1);
    outcomes.add(sale?.percent_off ?? -1);
    expect(last).toEqual(
      sale?.percent_off === percent
        ? { state: "TAKEN", ended_by: null, booking_idx: sale.booking_idx }
        : { state: "ENDED", ended_by: "RULE", booking_idx: null },
    );
    await scene.apis[0].db.execute(sql`update bookings set state = '50' where sheet_idx = ${slotAt(place)}`);
    await scene.apis[0].db.execute(sql`delete from lock_uses`);
  }
  expect([...outcomes].every((one) => one === 0 || one === percent)).toBe(true);
});

async function liveTwice(): Promise<number> {
  const rows = await jsonRows(
    scene.apis[0].db,
    sql`select sheet_idx from last_minute_offers where state = 'LIVE' group by sheet_idx having count(*) > 1`,
  );
  return rows.length;
}

test("the job at once in two processes makes each offer once", async () => {
  await Promise.all([0, 1, 2, 3].map(runJob));
  expect((await offersOf(slotAt(0))).map(({ state }) => state)).toEqual(["LIVE"]);
  expect(await liveTwice()).toBe(0);
});

test("the job waits for nobody: it leaves the offers to whoever is at them, and makes them in the next minute", async () => {
  const { db } = scene.apis[0];
  await db.transaction(async (tx) => {
    await lockOffers(tx, 1);
    await runJob(1);
    expect(await offersOf(slotAt(0))).toEqual([]);
  });
  await runJob(1);
  expect((await offersOf(slotAt(0))).map(({ state }) => state)).toEqual(["LIVE"]);
});

test("control: looked first and made afterwards, without the lock and the index, it is made twice", async () => {
  const { db } = scene.apis[0];
  await db.execute(sql`drop index last_minute_offers_live`);
  const isOffered = async () => (await offersOf(slotAt(0))).length > 0;
  const make = () =>
    db.execute(sql`insert into last_minute_offers (club_idx, rule_idx, rule_version, sheet_idx, play_date, percent,
        member_types, state, made_at)
      values (1, 1, 1, ${slotAt(0)}, ${benchDate}, 20, '{10}', 'LIVE', now())`);
  const looked = await Promise.all([isOffered(), isOffered()]);
  await Promise.all(looked.map((offered) => (offered ? null : make())));
  expect(await liveTwice()).toBe(1);
  await db.execute(sql`delete from last_minute_offers`);
  await db.execute(sql`create unique index last_minute_offers_live on last_minute_offers (club_idx, sheet_idx)
    where state = 'LIVE'`);
});
