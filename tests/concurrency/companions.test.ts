import { benchDate, firstMember } from "../bench/api/scene";
import { forFile } from "../support/for-file";
import { codeOf, startRaceScene } from "../support/scenes/race-scene";

/* A companion answers while the leader cancels, or while others answer: two processes on one PostgreSQL. */

const scene = await forFile(() => startRaceScene(4, benchDate));
const { pool, send } = scene;

beforeAll(async () => {
  // Each with another fee than a companion's, so that a lost yes shows in the price.
  await pool.query("update members set member_type = '10' where member_idx between $1 and $2", [
    firstMember + 1,
    firstMember + 3,
  ]);
}, 120_000);

const idOf = async (turn: number): Promise<string> => {
  const { rows } = await pool.query("select id from members where member_idx = $1", [firstMember + turn]);
  return rows[0].id;
};

/** The first member's booking on the n-th slot, which names the three others. */
async function bookWithThree(place: number): Promise<number> {
  await pool.query("delete from lock_uses");
  const sheetIdx = scene.slotAt(place);
  await send(0, "PUT", `/reservation/sheet/lock/${sheetIdx}`, { clubCode: "MS01" });
  const players = [];
  for (const turn of [1, 2, 3]) players.push({ seq: turn + 1, memberId: await idOf(turn) });
  const input = { clubCode: "MS01", sheetIdx, playerCount: 4, caddieMode: "C", players, agreeRules: true };
  const booked = await send(0, "POST", "/reservation/booking", input);
  if (!booked.json.result) throw new Error(booked.text);
  return (booked.json.data as { bookingIdx: number }).bookingIdx;
}
const accept = (turn: number, bookingIdx: number) =>
  send(turn, "PUT", `/ext/bookings/${bookingIdx}/players/me`, { action: "ACCEPT" });

async function stored(bookingIdx: number) {
  const { rows } = await pool.query(
    `select b.state, (b.quote->>'greenFee')::numeric::int as quoted, sum(p.green_fee)::int as seats,
        count(p.accepted_at)::int as accepted
      from bookings b join booking_players p using (club_idx, booking_idx)
      where booking_idx = $1 group by b.state, b.quote`,
    [bookingIdx],
  );
  return rows[0];
}
const end = (bookingIdx: number) => send(0, "DELETE", "/reservation/cancel", { bookingIdx });

test("three who accept at once all count: the price is the sum of the seats", async () => {
  const bookingIdx = await bookWithThree(0);
  const before = await stored(bookingIdx);
  const codes = (await Promise.all([1, 2, 3].map((turn) => accept(turn, bookingIdx)))).map(codeOf);
  expect(codes).toEqual([0, 0, 0]);
  const { quoted, seats, accepted } = await stored(bookingIdx);
  expect(accepted).toBe(4);
  expect(quoted).toBe(seats);
  expect(quoted).toBeLessThan(before.quoted);
  expect(codeOf(await end(bookingIdx))).toBe(0);
});

test("a yes and a cancellation come one after the other: nobody accepts a round that has ended", async () => {
  for (let round = 0; round < 10; round += 1) {
    const bookingIdx = await bookWithThree(round);
    const [yes, cancelled] = (await Promise.all([accept(1, bookingIdx), end(bookingIdx)])).map(codeOf);
    // 4210: the round was over. 4211: the party had changed under the cancellation, which nobody had seen.
    expect([0, 4210]).toContain(yes);
    expect(yes === 0 ? [0, 4211] : [0]).toContain(cancelled);
    const { state, quoted, seats, accepted } = await stored(bookingIdx);
    expect(state).toBe(cancelled === 0 ? "50" : "10");
    expect(accepted).toBe(yes === 0 ? 2 : 1);
    expect(quoted).toBe(seats);
    if (cancelled !== 0) expect(codeOf(await end(bookingIdx))).toBe(0);
  }
});
