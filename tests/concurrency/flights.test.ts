import type { Pool } from "pg";
import { searchJoins } from "@/lib/club-api/workflows/joins/search-joins";
import { firstMember, tokenOf } from "../bench/api/scene";
import type { Answer } from "../support/api";
import { openPool } from "../support/database/postgres";
import { jobContext } from "../support/jobs";
import { type RaceScene, startRaceScene } from "../support/scenes/race-scene";

/* Golfers of a flight who answer at once, jobs that run beside each other, and a member who books the flight's time: two processes. */

/** A day that has been open for long. */
const day = "2026-12-10";
let scene: RaceScene;
let pool: Pool;
let times: string[] = [];
const golfers = [0, 1, 2];
const stranger = 3;

beforeAll(async () => {
  scene = await startRaceScene(4, day);
  pool = openPool({ connectionString: scene.url, max: 4 });
  await pool.query("update policies set value1 = 'Y', value3 = '60' where code = 'C0570'");
  const free = await pool.query(
    `select distinct tee_time from tee_slots s where play_date = $1 and open_type = '10' and not exists (
      select 1 from bookings b where b.club_idx = s.club_idx and b.sheet_idx = s.sheet_idx) order by tee_time`,
    [day],
  );
  times = free.rows.map(({ tee_time }) => tee_time);
  for (const turn of golfers) {
    await pool.query(
      `insert into join_choices (club_idx, member_idx, is_on, level, languages, pace, updated_at)
        values (1, $1, true, 'MIDDLE', '{ko}', 'ANY', '2026-11-23T10:00:00+09:00')`,
      [firstMember + turn],
    );
  }
}, 120_000);
beforeEach(async () => {
  for (const table of ["join_flights", "join_requests", "lock_uses", "slot_locks"]) {
    await pool.query(`delete from ${table}`);
  }
  await pool.query("update bookings set state = '50' where member_idx >= $1 and member_idx < $2", [
    firstMember,
    firstMember + 4,
  ]);
});
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
/** The job of the minute, in one of the processes. */
async function search(process: 0 | 1): Promise<void> {
  const { db, ctx } = await jobContext(scene.apis[process], "join-search");
  await searchJoins(db, ctx);
}

/** The flight that is proposed to the golfers at one time, and its slot. */
async function proposed(round: number): Promise<{ flightIdx: number; sheetIdx: number }> {
  const time = times[round] ?? "";
  const span = { fromDate: day, toDate: day, fromTime: time, toTime: time };
  for (const turn of golfers) {
    const asked = await send(turn, "POST", "/ext/join-requests", span);
    if (!asked.json.result) throw new Error(asked.text);
  }
  await Promise.all([search(0), search(1)]);
  const { rows } = await pool.query(`select flight_idx, sheet_idx from join_flights f
    join tee_slots s on s.play_date = f.play_date and s.tee_time = f.tee_time and s.course_code = f.course_code`);
  expect(rows).toHaveLength(1);
  return { flightIdx: rows[0].flight_idx, sheetIdx: rows[0].sheet_idx };
}
const answer = (turn: number, flightIdx: number, action = "ACCEPT") =>
  send(turn, "PUT", `/ext/join-flights/${flightIdx}`, { action });

async function liveBookings(): Promise<{ member_idx: number; sheet_idx: number; players: number }[]> {
  const { rows } = await pool.query(
    `select member_idx, sheet_idx, (select count(*)::int from booking_players p
        where p.booking_idx = b.booking_idx and p.accepted_at is not null) as players
      from bookings b where member_idx >= $1 and member_idx < $2 and state = '10' order by booking_idx`,
    [firstMember, firstMember + 4],
  );
  return rows;
}

test("all say yes at once while the job of both processes runs again and again: one booking with all of them", async () => {
  for (let round = 0; round < 6; round += 1) {
    const { flightIdx } = await proposed(round);
    await Promise.all([...golfers.map((turn) => answer(turn, flightIdx)), search(0), search(1)]);
    await Promise.all([search(0), search(1), search(0), search(1)]);
    expect(await liveBookings()).toMatchObject([{ member_idx: firstMember, players: 3 }]);
    const { rows } = await pool.query("select state from join_requests");
    expect(rows.map(({ state }) => state)).toEqual(["JOINED", "JOINED", "JOINED"]);
    await pool.query("update bookings set state = '50' where member_idx = $1", [firstMember]);
    await pool.query("delete from join_flights");
    await pool.query("delete from join_requests");
  }
});

test("the flight's booking and somebody who books its time: each has a time of its own, or the flight has none", async () => {
  for (let round = 0; round < 6; round += 1) {
    const { flightIdx, sheetIdx } = await proposed(round);
    for (const turn of golfers) expect(codeOf(await answer(turn, flightIdx))).toBe(0);
    const book = async () => {
      await send(stranger, "PUT", `/reservation/sheet/lock/${sheetIdx}`, { clubCode: "MS01" });
      const party = { playerCount: 3, caddieMode: "C", players: [], agreeRules: true };
      return send(stranger, "POST", "/reservation/booking", { clubCode: "MS01", sheetIdx, ...party });
    };
    await Promise.all([book(), search(0), search(1)]);
    const live = await liveBookings();
    expect(new Set(live.map(({ sheet_idx }) => sheet_idx)).size).toBe(live.length);
    const own = live.filter(({ member_idx }) => member_idx < firstMember + stranger);
    const { rows } = await pool.query("select state, booking_idx from join_flights");
    expect(own).toHaveLength(rows[0].state === "BOOKED" ? 1 : 0);
    expect(own.every(({ players }) => players === 3)).toBe(true);
    await pool.query("update bookings set state = '50' where state = '10' and member_idx >= $1", [
      firstMember,
    ]);
    for (const table of ["join_flights", "join_requests", "slot_locks", "lock_uses"]) {
      await pool.query(`delete from ${table}`);
    }
  }
});

test("a request withdrawn, a no and joining switched off at the moment of the booking: before it they count, after it the booking stands", async () => {
  for (let round = 0; round < 6; round += 1) {
    const { flightIdx } = await proposed(round);
    for (const turn of golfers) await answer(turn, flightIdx);
    const { rows } = await pool.query("select request_idx from join_requests where member_idx = $1", [
      firstMember + 2,
    ]);
    const leave = [
      () => send(2, "DELETE", `/ext/join-requests/${rows[0].request_idx}`),
      () => answer(2, flightIdx, "DECLINE"),
      () => send(2, "PUT", "/ext/joins", { isOn: false, level: "MIDDLE", languages: ["ko"], pace: "ANY" }),
    ];
    await Promise.all([leave[round % 3]?.(), search(0), search(1)]);
    const live = await liveBookings();
    const flight = (await pool.query("select state from join_flights where flight_idx = $1", [flightIdx]))
      .rows[0];
    expect(live).toHaveLength(flight.state === "BOOKED" ? 1 : 0);
    expect(live.every(({ players }) => players === 3)).toBe(true);
    const left = await pool.query("select state from join_requests where member_idx = $1", [firstMember + 2]);
    expect(left.rows[0].state === "JOINED").toBe(flight.state === "BOOKED");
    await pool.query("update join_choices set is_on = true");
    await pool.query("update bookings set state = '50' where state = '10' and member_idx >= $1", [
      firstMember,
    ]);
    for (const table of ["join_flights", "join_requests"]) await pool.query(`delete from ${table}`);
  }
});
