import { switchSlot } from "@/lib/club-api/workflows/bookings/lock-slot";
import { benchDate, firstMember, tokenOf } from "../bench/api/scene";
import { demoNow } from "../support/api";
import { forFile } from "../support/for-file";
import { meeting } from "../support/history/meeting";
import { codeOf, startRaceScene, times } from "../support/scenes/race-scene";
import { jobContext } from "../support/scenes/waiting-scene";

const memberCount = 500;
const crowd = 400;
const scene = await forFile(() => startRaceScene(memberCount, benchDate));
const { pool, send, slotAt } = scene;

beforeEach(async () => {
  for (const table of ["idempotency_keys", "slot_locks", "lock_uses"])
    await pool.query(`delete from ${table}`);
  const ofDay = `booking_idx in (select booking_idx from bookings where play_date = '${benchDate}')`;
  for (const table of ["booking_players", "booking_logs"])
    await pool.query(`delete from ${table} where ${ofDay}`);
  await pool.query(`delete from bookings where play_date = '${benchDate}'`);
});

const lock = (turn: number, sheetIdx: number) =>
  send(turn, "PUT", `/reservation/sheet/lock/${sheetIdx}`, { clubCode: "MS01" });
const input = (sheetIdx: number) => ({
  clubCode: "MS01",
  sheetIdx,
  playerCount: 4,
  caddieMode: "C",
  players: [],
  agreeRules: true,
});
const book = (turn: number, sheetIdx: number, headers = {}) =>
  send(turn, "POST", "/reservation/booking", input(sheetIdx), headers);
const count = (codes: readonly number[], code: number) => codes.filter((one) => one === code).length;

/** Holds, and books what it holds; the code of the first refusal, 0 for a booking. */
async function buy(turn: number, sheetIdx: number): Promise<number> {
  const held = codeOf(await lock(turn, sheetIdx));
  return held === 0 ? codeOf(await book(turn, sheetIdx)) : held;
}

async function heldBy(memberIdx: number): Promise<number[]> {
  const { rows } = await pool.query("select sheet_idx from slot_locks where member_idx = $1", [memberIdx]);
  return rows.map((row) => row.sheet_idx);
}

async function liveBookings(sheetIdx: number): Promise<number> {
  const { rows } = await pool.query(
    "select count(*)::int as total from bookings where sheet_idx = $1 and state in ('10','20','30','40','60','80')",
    [sheetIdx],
  );
  return rows[0].total;
}

describe("one slot", () => {
  // Two meet in one moment only now and then, so they try again; a crowd does so by itself.
  test.each([
    [2, 20],
    [50, 1],
    [200, 1],
    [500, 1],
  ])(
    "%i buyers over two processes, %i times: one has it, the others are told why",
    async (buyers, rounds) => {
      for (let round = 0; round < rounds; round += 1) {
        const sheetIdx = slotAt(round + 5);
        // The same two members: a round of the day would stop them before the slot does.
        await pool.query("update bookings set state = '50' where play_date = $1 and state = '10'", [
          benchDate,
        ]);
        const codes = await times(buyers, (turn) => buy(turn, sheetIdx));
        expect(count(codes, 0)).toBe(1);
        expect(codes.filter((code) => ![0, 4111, 4201].includes(code))).toEqual([]);
        expect(await liveBookings(sheetIdx)).toBe(1);
      }
    },
    60_000,
  );

  test("control: looking first and writing then, without index and lock, sells it more than once", async () => {
    const sheetIdx = slotAt(6);
    await buy(0, sheetIdx);
    const sold = "select count(*)::int as total from bookings where sheet_idx = $1 and state = '10'";
    const copy = `insert into bookings (club_idx, rsv_no, member_type, sheet_idx, play_date, tee_time, course_code,
        course_out, period, hole_code, player_count, caddie_mode, reservation_type, income, state, quote,
        free_cancel_until, no_show_after, created_at, created_by, updated_at, updated_by)
      select club_idx, $2, member_type, sheet_idx, play_date, tee_time, course_code, course_out, period, hole_code,
        player_count, caddie_mode, reservation_type, income, '10', quote, free_cancel_until, no_show_after, created_at,
        created_by, updated_at, updated_by from bookings where sheet_idx = $1 limit 1`;
    await pool.query("update bookings set state = '50' where sheet_idx = $1", [sheetIdx]);
    const { rows: index } = await pool.query(
      "select indexdef from pg_indexes where indexname = 'bookings_live_slot'",
    );
    await pool.query("drop index bookings_live_slot");
    const arrive = meeting(10);
    await times(10, async (turn) => {
      const { rows } = await pool.query(sold, [sheetIdx]);
      await arrive();
      if (rows[0].total === 0) await pool.query(copy, [sheetIdx, `control-${turn}`]);
    });
    const total = await liveBookings(sheetIdx);
    await pool.query("delete from bookings where rsv_no like 'control-%'");
    await pool.query(index[0].indexdef);
    expect(total).toBeGreaterThan(1);
  });

  test("the database refuses a second live booking by itself, whoever asks", async () => {
    const sheetIdx = slotAt(7);
    await buy(0, sheetIdx);
    for (const state of ["10", "20", "30", "40", "60", "80"]) {
      const again = pool.query(
        `insert into bookings select (jsonb_populate_record(b, jsonb_build_object('booking_idx', 990000 + $2::int,
          'rsv_no', 'twin', 'state', $3::text))).* from bookings b where sheet_idx = $1`,
        [sheetIdx, Number(state), state],
      );
      await expect(again).rejects.toMatchObject({ code: "23505", constraint: "bookings_live_slot" });
    }
  });

  test("the same hold booked twice at once: one booking, one 4201", async () => {
    const sheetIdx = slotAt(8);
    await lock(0, sheetIdx);
    const codes = (await times(2, () => book(0, sheetIdx))).map(codeOf);
    expect(count(codes, 0)).toBe(1);
    expect(codes.filter((code) => code !== 0).every((code) => code === 4201 || code === 4111)).toBe(true);
    expect(await liveBookings(sheetIdx)).toBe(1);
  });

  test("20 calls with one Idempotency-Key are one booking with one answer", async () => {
    const sheetIdx = slotAt(9);
    await lock(0, sheetIdx);
    const answers = await times(20, () => book(0, sheetIdx, { "idempotency-key": "double-tap" }));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.json.result).toBe(true);
    expect(await liveBookings(sheetIdx)).toBe(1);
    const { rows } = await pool.query("select count(*)::int as total from idempotency_keys");
    expect(rows[0].total).toBe(1);
  });

  test("cancelled four times at once, it ends once", async () => {
    const sheetIdx = slotAt(10);
    const { json } = await lock(0, sheetIdx).then(() => book(0, sheetIdx));
    const bookingIdx = json.data.bookingIdx as number;
    const codes = (
      await times(4, () => send(0, "DELETE", "/reservation/cancel", { bookingIdx, reasonCode: "C1" }))
    ).map(codeOf);
    expect(codes.toSorted()).toEqual([0, 4301, 4301, 4301]);
  });
});

describe("one member", () => {
  test("two tabs on two slots of a day book one (4206)", async () => {
    const codes = await times(20, async (turn) => {
      const slots = [slotAt(turn), slotAt(39 + turn)] as const;
      return Promise.all(slots.map((sheetIdx) => buy(turn, sheetIdx)));
    });
    const { rows } = await pool.query(
      `select member_idx, count(*)::int as total from bookings
       where play_date = $1 and state = '10' group by member_idx having count(*) > 1`,
      [benchDate],
    );
    expect(rows).toEqual([]);
    expect(codes.flat().filter((code) => ![0, 4111, 4206].includes(code))).toEqual([]);
    expect(count(codes.flat(), 0)).toBeGreaterThan(0);
  });

  test("however many holds at once, one is kept", async () => {
    await times(12, (turn) => {
      const api = scene.apiOf(turn);
      const path = `/reservation/sheet/lock/${slotAt(turn)}`;
      return api.request("PUT", path, { token: tokenOf(firstMember), body: {} });
    });
    const { rows } = await pool.query("select count(*)::int as total from slot_locks where member_idx = $1", [
      firstMember,
    ]);
    expect(rows[0].total).toBe(1);
  });
});

describe("slots both ways", () => {
  async function deadlocks(): Promise<number> {
    const { rows } = await pool.query(
      "select deadlocks::int from pg_stat_database where datname = current_database()",
    );
    return rows[0].deadlocks;
  }

  test("two members who swap holds never meet an error", async () => {
    const before = await deadlocks();
    const [one, two] = [slotAt(0), slotAt(1)];
    await Promise.all([lock(0, one), lock(1, two)]);
    const codes: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      const paths = [`${one}/${two}`, `${two}/${one}`];
      const answers = await times(4, (turn) =>
        send(turn % 2, "PUT", `/reservation/sheet/lock/${paths[(turn + round) % 2]}`),
      );
      codes.push(...answers.map(codeOf));
    }
    expect(codes.filter((code) => ![0, 4111, 4112, 4113].includes(code))).toEqual([]);
    expect(await deadlocks()).toBe(before);
  }, 60_000);

  const tap = (turn: number, path: string) =>
    scene.apiOf(turn).request("PUT", path, { token: tokenOf(firstMember), body: {} });
  const forgetHolds = () => pool.query("delete from slot_locks; delete from lock_uses");

  test("two taps on one switch at once are one switch, and neither holds the time longer", async () => {
    const [left, wanted] = [slotAt(2), slotAt(3)];
    await lock(0, left);
    // Each has seen the old hold before either of them takes the new one.
    const arrive = meeting(2);
    const notifications = await times(2, (turn) =>
      switchSlot(scene.apiOf(turn).db, jobContext(demoNow), arrive, {
        memberIdx: firstMember,
        sheetIdxs: [left, wanted],
      }),
    );
    const switched = { released: left, sheetIdx: wanted, locked: true, remainSeconds: 300, renewable: true };
    for (const one of notifications) expect(one).toMatchObject(switched);
    expect(await heldBy(firstMember)).toEqual([wanted]);
    expect(codeOf(await lock(1, left))).toBe(0);
  });

  test("however many switches at once, one of the two times is held and the other is free", async () => {
    for (let round = 0; round < 10; round += 1) {
      await forgetHolds();
      const slots = [slotAt(4), slotAt(5)];
      await lock(0, slotAt(4));
      const answers = await times(4, (turn) =>
        tap(turn, `/reservation/sheet/lock/${(turn < 2 ? slots : slots.toReversed()).join("/")}`),
      );
      expect(answers.map(({ json }) => json.data?.renewable)).toEqual([true, true, true, true]);
      const [held, ...more] = await heldBy(firstMember);
      expect([slots.includes(held ?? 0), more]).toEqual([true, []]);
      expect(codeOf(await lock(1, slots.find((one) => one !== held) ?? 0))).toBe(0);
      expect(codeOf(await lock(2, held ?? 0))).toBe(4111);
    }
  }, 60_000);

  test("switches to two times at once: one is held, the other two are free for somebody else", async () => {
    for (let round = 0; round < 10; round += 1) {
      await forgetHolds();
      const slots = [slotAt(40), slotAt(41), slotAt(42)];
      const [left = 0] = slots;
      await lock(0, left);
      const answers = await times(2, (turn) =>
        tap(turn, `/reservation/sheet/lock/${left}/${slots[turn + 1]}`),
      );
      expect(answers.map(codeOf)).toEqual([0, 0]);
      const released = answers.map(({ json }) => json.data.released as number);
      const [held] = await heldBy(firstMember);
      const passed = slots.find((one) => one !== left && one !== held);
      expect(released.toSorted((one, other) => one - other)).toEqual([left, passed]);
      for (const [turn, sheetIdx] of slots.filter((one) => one !== held).entries()) {
        expect(codeOf(await lock(turn + 1, sheetIdx))).toBe(0);
      }
    }
  }, 60_000);

  test("members who move their bookings across each other never meet an error, and no slot is sold twice", async () => {
    const before = await deadlocks();
    await pool.query("update policies set value1 = '1000' where code = 'C0260'");
    const slots = [slotAt(30), slotAt(31), slotAt(32), slotAt(33)];
    const idxs = await times(3, async (turn) => {
      await lock(turn, slots[turn] ?? 0);
      return (await book(turn, slots[turn] ?? 0)).json.data.bookingIdx as number;
    });
    const codes: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      await times(3, async (turn) => {
        const sheetIdx = slots[(turn + round + 1) % 4] ?? 0;
        const held = await send(turn, "PUT", `/reservation/sheet/lock/${sheetIdx}`, {
          bookingIdx: idxs[turn],
        });
        const moved = await send(turn, "POST", "/reservation/booking", {
          ...input(sheetIdx),
          bookingIdx: idxs[turn],
        });
        codes.push(codeOf(held), codeOf(moved));
      });
    }
    await pool.query("update policies set value1 = '2' where code = 'C0260'");
    expect(codes.filter((code) => ![0, 4111, 4112, 4201, 4210].includes(code))).toEqual([]);
    for (const sheetIdx of slots) expect(await liveBookings(sheetIdx)).toBeLessThanOrEqual(1);
    expect(await deadlocks()).toBe(before);
  }, 60_000);
});

test("an opening: 400 members on 78 slots, every slot sold once, nobody meets an error", async () => {
  const codes = await times(crowd, (turn) => buy(turn, slotAt(turn % scene.slots.length)));
  expect(count(codes, 0)).toBe(scene.slots.length);
  expect(codes.filter((code) => ![0, 4111, 4201].includes(code))).toEqual([]);
  const { rows } = await pool.query(
    "select count(*)::int as total, count(distinct sheet_idx)::int as slots from bookings where play_date = $1",
    [benchDate],
  );
  expect(rows[0]).toEqual({ total: scene.slots.length, slots: scene.slots.length });
}, 120_000);
