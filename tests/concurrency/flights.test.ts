import type { Pool } from "pg";
import { tryToPlan } from "@/lib/club-api/domains/joins";
import { searchJoins } from "@/lib/club-api/workflows/joins/search-joins";
import { firstMember, tokenOf } from "../bench/api/scene";
import { type Answer, demoNow } from "../support/api";
import { openPool } from "../support/database/postgres";
import { throughGate } from "../support/history/row-gate";
import { jobContext } from "../support/jobs";
import { type RaceScene, startRaceScene } from "../support/scenes/race-scene";

/*
 * Golfers of a flight who answer at once, jobs that run beside each other, and a member who books the flight's time: two processes. A
 * flight has no lock of its own: the gates show that the locks of its golfers are enough.
 */

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
  for (const table of ["join_flights", "join_requests", "lock_uses", "slot_locks", "outbox"]) {
    await pool.query(`delete from ${table}`);
  }
  for (const api of scene.apis) api.clock.set(demoNow);
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

/** Moves the clock of the second process behind the deadline of the flights of a test. */
const late = () => scene.apis[1].clock.set(new Date(demoNow.getTime() + 13 * 3_600_000));
/** The answer of each golfer, in the order in which they asked. */
async function answersOf(flightIdx: number): Promise<string[]> {
  const { rows } = await pool.query(
    "select answer from join_flight_golfers where flight_idx = $1 order by request_idx",
    [flightIdx],
  );
  return rows.map((row) => row.answer);
}
async function stateOf(flightIdx: number): Promise<string> {
  const { rows } = await pool.query("select state from join_flights where flight_idx = $1", [flightIdx]);
  return rows[0].state;
}
async function toldEnd(turn: number): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as count from outbox where event = 'joinFlightEnded' and member_idx = $1
      group by channel, target`,
    [firstMember + turn],
  );
  return Math.max(0, ...rows.map(({ count }) => count));
}
const memberOf = (turn: number) =>
  `select 1 from members where member_idx = ${firstMember + turn} for no key update`;
const placeOf = (turn: number) =>
  `select 1 from join_flight_golfers where member_idx = ${firstMember + turn} for update`;
const requestOf = (turn: number) =>
  `select 1 from join_requests where member_idx = ${firstMember + turn} for update`;

/** An answer in the process whose clock is before the deadline. */
const answerInTime = (turn: number, flightIdx: number, action = "ACCEPT") =>
  scene.apis[0].request("PUT", `/ext/join-flights/${flightIdx}`, {
    token: tokenOf(firstMember + turn),
    body: { action },
  });

test("a yes that is on its way when the job ends the flight is not overwritten", async () => {
  const { flightIdx } = await proposed(0);
  late();
  const [answered] = await throughGate(scene.url, memberOf(0), [
    () => answerInTime(0, flightIdx),
    () => search(1),
  ]);
  expect(codeOf(answered)).toBe(0);
  expect(await answersOf(flightIdx)).toEqual(["YES", "LATE", "LATE"]);
  expect(await stateOf(flightIdx)).toBe("ENDED");
  expect(await toldEnd(0)).toBe(1);
});

test("a yes that comes while the job is ending the flight is refused, and nothing of it is kept", async () => {
  const { flightIdx } = await proposed(0);
  late();
  const [, answered] = await throughGate(scene.url, placeOf(1), [
    () => search(1),
    () => answerInTime(2, flightIdx),
  ]);
  expect(codeOf(answered)).toBe(5041);
  expect(await answersOf(flightIdx)).toEqual(["LATE", "LATE", "LATE"]);
  expect(await stateOf(flightIdx)).toBe("ENDED");
});

test("two runs of the job that end a flight at once notify whoever said yes once", async () => {
  const { flightIdx } = await proposed(0);
  expect(codeOf(await answerInTime(0, flightIdx))).toBe(0);
  late();
  scene.apis[0].clock.set(scene.apis[1].clock.now());
  await throughGate(scene.url, placeOf(1), [() => search(0), () => search(1)]);
  expect(await answersOf(flightIdx)).toEqual(["YES", "LATE", "LATE"]);
  expect(await toldEnd(0)).toBe(1);
});

test("two tabs with different answers: a no that came first stays, and the yes behind it is refused", async () => {
  const { flightIdx } = await proposed(0);
  const [no, yes] = await throughGate(scene.url, placeOf(0), [
    () => answerInTime(0, flightIdx, "DECLINE"),
    () => answerInTime(0, flightIdx),
  ]);
  expect([no, yes].map(codeOf)).toEqual([0, 5041]);
  expect(await answersOf(flightIdx)).toEqual(["NO", "ASKED", "ASKED"]);
});

test("a request that is withdrawn before the yes refuses it; one withdrawn after it takes the golfer out", async () => {
  const { flightIdx } = await proposed(0);
  for (const turn of [0, 1]) expect(codeOf(await answerInTime(turn, flightIdx))).toBe(0);
  const { rows } = await pool.query("select request_idx from join_requests order by request_idx");
  const withdraw = (turn: number) => send(turn, "DELETE", `/ext/join-requests/${rows[turn]?.request_idx}`);
  const before = await throughGate(scene.url, requestOf(2), [
    () => withdraw(2),
    () => answerInTime(2, flightIdx),
  ]);
  expect(before.map(codeOf)).toEqual([0, 5041]);
  const after = await throughGate(scene.url, requestOf(1), [
    () => answerInTime(1, flightIdx),
    () => withdraw(1),
  ]);
  expect(after.map(codeOf)).toEqual([0, 0]);
  await search(0);
  expect(await answersOf(flightIdx)).toEqual(["YES", "OUT", "OUT"]);
  expect(await stateOf(flightIdx)).toBe("ENDED");
  expect(await liveBookings()).toEqual([]);
});

test("the search for flights waits for nobody: while one is at it another leaves them to it", async () => {
  const span = { fromDate: day, toDate: day, fromTime: times[0], toTime: times[0] };
  for (const turn of golfers) await send(turn, "POST", "/ext/join-requests", span);
  await scene.apis[0].db.transaction(async (tx) => {
    expect(await tryToPlan(tx, 1)).toBe(true);
    await search(1);
  });
  expect((await pool.query("select 1 from join_flights")).rows).toEqual([]);
  await search(1);
  expect((await pool.query("select 1 from join_flights")).rows).toHaveLength(1);
});
