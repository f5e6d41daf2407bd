import type { Pool } from "pg";
import { benchDate, firstMember, tokenOf } from "../bench/api/scene";
import type { Answer } from "../support/api";
import { openPool } from "../support/database/postgres";
import { type RaceScene, startRaceScene } from "../support/scenes/race-scene";

/* Golfers who are joined to one party at once, and a booker who cancels meanwhile: two processes on one PostgreSQL. */

let scene: RaceScene;
let pool: Pool;

beforeAll(async () => {
  scene = await startRaceScene(4, benchDate);
  pool = openPool({ connectionString: scene.url, max: 4 });
  await pool.query("update policies set value1 = 'Y', value3 = '60' where code = 'C0570'");
  for (const turn of [0, 1, 2]) {
    await pool.query(
      `insert into join_choices (club_idx, member_idx, is_on, level, languages, pace, updated_at)
        values (1, $1, true, 'MIDDLE', '{ko}', 'ANY', '2026-11-23T10:00:00+09:00')`,
      [firstMember + turn],
    );
  }
}, 120_000);
afterAll(async () => {
  await pool.end();
  await scene.close();
});

let calls = 0;
/** Calls alternate between the two processes. */
function send(turn: number, method: string, path: string, body?: unknown): Promise<Answer> {
  calls += 1;
  const api = scene.apis[calls % 2 === 0 ? 0 : 1];
  return api.request(method, path, { token: tokenOf(firstMember + turn), body });
}
const codeOf = ({ status, json }: Answer) => (status === 200 ? (json.fail?.code ?? 0) : status);

/** The first member's booking of three on the n-th slot with one place to give, and two golfers who ask for it. */
async function askedByTwo(place: number): Promise<{ bookingIdx: number; askIdxs: number[] }> {
  for (const table of ["lock_uses", "join_requests", "open_parties"])
    await pool.query(`delete from ${table}`);
  const sheetIdx = scene.slots[place] ?? 0;
  await send(0, "PUT", `/reservation/sheet/lock/${sheetIdx}`, { clubCode: "MS01" });
  const input = {
    clubCode: "MS01",
    sheetIdx,
    playerCount: 3,
    caddieMode: "C",
    players: [],
    agreeRules: true,
  };
  const booked = await send(0, "POST", "/reservation/booking", input);
  if (!booked.json.result) throw new Error(booked.text);
  const { bookingIdx } = booked.json.data as { bookingIdx: number };
  const wanted = { seats: 1, isAutomatic: false, levels: [], languages: [], pace: "ANY" };
  expect(codeOf(await send(0, "PUT", `/ext/open-parties/${bookingIdx}`, wanted))).toBe(0);
  const askIdxs: number[] = [];
  for (const turn of [1, 2]) {
    const span = { fromDate: benchDate, toDate: benchDate, fromTime: "00:00", toTime: "23:59" };
    const requested = await send(turn, "POST", "/ext/join-requests", span);
    if (!requested.json.result) throw new Error(requested.text);
    const { requestIdx } = requested.json.data as { requestIdx: number };
    const asked = await send(turn, "POST", "/ext/join-asks", { requestIdx, bookingIdx });
    if (!asked.json.result) throw new Error(asked.text);
    askIdxs.push((asked.json.data as { askIdx: number }).askIdx);
  }
  return { bookingIdx, askIdxs };
}
const accept = (askIdx = 0) => send(0, "PUT", `/ext/join-asks/${askIdx}`, { action: "ACCEPT" });
const cancel = (bookingIdx: number) => send(0, "DELETE", "/reservation/cancel", { bookingIdx });

async function seatedIn(bookingIdx: number): Promise<number> {
  const { rows } = await pool.query(
    "select count(*)::int as count from booking_players where booking_idx = $1 and member_idx > $2",
    [bookingIdx, firstMember],
  );
  return rows[0].count;
}

test("two who are accepted at once for one place: one has it", async () => {
  for (let round = 0; round < 6; round += 1) {
    const { bookingIdx, askIdxs } = await askedByTwo(round);
    const codes = (await Promise.all(askIdxs.map(accept))).map(codeOf);
    expect(codes.toSorted((one, other) => one - other)).toEqual([0, 5006]);
    expect(await seatedIn(bookingIdx)).toBe(1);
    expect(codeOf(await cancel(bookingIdx))).toBe(0);
  }
});

test("control: counted first and seated afterwards, without the booking's lock, both have the one place", async () => {
  const { bookingIdx } = await askedByTwo(6);
  const isFree = async () => (await seatedIn(bookingIdx)) === 0;
  const seat = (turn: number) =>
    pool.query("update booking_players set member_idx = $1 where booking_idx = $2 and seq = $3", [
      firstMember + turn,
      bookingIdx,
      turn + 1,
    ]);
  const looked = await Promise.all([isFree(), isFree()]);
  await Promise.all(looked.map((free, place) => (free ? seat(place + 1) : null)));
  expect(await seatedIn(bookingIdx)).toBe(2);
  expect(codeOf(await cancel(bookingIdx))).toBe(0);
});

test("one who is accepted while the booker cancels is seated before the end or not at all", async () => {
  for (let round = 7; round < 15; round += 1) {
    const { bookingIdx, askIdxs } = await askedByTwo(round);
    const [joined, cancelled] = (await Promise.all([accept(askIdxs[0]), cancel(bookingIdx)])).map(codeOf);
    // 404 and 5005: the round was over. 4211: the party had changed under the cancellation.
    expect([0, 404, 5005]).toContain(joined);
    expect(joined === 0 ? [0, 4211] : [0]).toContain(cancelled);
    expect(await seatedIn(bookingIdx)).toBe(joined === 0 ? 1 : 0);
    if (cancelled !== 0) expect(codeOf(await cancel(bookingIdx))).toBe(0);
  }
});
