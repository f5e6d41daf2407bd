import { hashToken } from "@/lib/club-api/platform/crypto";
import { benchDate, firstMember, tokenOf } from "../bench/api/scene";
import type { Answer } from "../support/api";
import { forFile } from "../support/for-file";
import { codeOf, startRaceScene } from "../support/scenes/race-scene";

/* Delegates of one member at once, and the end of a permission while one acts: two processes on one PostgreSQL. */

const scene = await forFile(() => startRaceScene(6, benchDate));
const { pool } = scene;
let calls = 0;

beforeEach(async () => {
  await pool.query("delete from delegations");
  await pool.query("delete from lock_uses");
  await pool.query("delete from slot_locks");
  await pool.query("delete from activation_tokens");
  await forgetRounds();
});

/** Calls alternate between the two processes. */
function send(token: string, method: string, path: string, body?: unknown): Promise<Answer> {
  calls += 1;
  return scene.apiOf(calls).request(method, path, { token, body });
}

/** A permission of the first member's for the n-th one. */
async function permit(place: number, monthlyActs: number): Promise<number> {
  const { rows } = await pool.query(
    `insert into delegations (club_idx, member_idx, label, acts, monthly_acts, ends_on, ends_at, state, invite_ends_at,
        delegate_idx, created_at, accepted_at)
      values (1, $1, 'a', '{BOOK,CHANGE,CANCEL,DRAW,OFFER}', $2, '2027-01-31', '2027-02-01T00:00:00+09:00', 'ACTIVE',
        '2026-11-30T10:00:00+09:00', $3, '2026-11-23T10:00:00+09:00', '2026-11-23T10:00:00+09:00')
      returning delegation_idx`,
    [firstMember, monthlyActs, firstMember + place],
  );
  return rows[0].delegation_idx;
}

/** The token of the n-th member's session in the first one's name. */
async function act(place: number, delegationIdx: number): Promise<string> {
  const opened = await send(tokenOf(firstMember + place), "POST", "/ext/delegate-session", { delegationIdx });
  if (!opened.json.result) throw new Error(opened.text);
  return (opened.json.data as unknown as { accessToken: string }).accessToken;
}

const hold = (token: string, sheetIdx: number) =>
  send(token, "PUT", `/reservation/sheet/lock/${sheetIdx}`, { clubCode: "MS01" });
const book = (token: string, sheetIdx: number) =>
  send(token, "POST", "/reservation/booking", {
    clubCode: "MS01",
    sheetIdx,
    playerCount: 4,
    caddieMode: "C",
    players: [],
    agreeRules: true,
  });
/** The rounds of the first member go. */
async function forgetRounds(): Promise<void> {
  const own = "select booking_idx from bookings where member_idx = $1";
  for (const table of ["visits", "booking_players", "booking_logs", "bookings"]) {
    await pool.query(`delete from ${table} where booking_idx in (${own})`, [firstMember]);
  }
}
async function freeSlot(day: string): Promise<number> {
  const { rows } = await pool.query(
    `select sheet_idx from tee_slots s where play_date = $1 and open_type = '10' and not exists (
        select 1 from bookings b where b.club_idx = s.club_idx and b.sheet_idx = s.sheet_idx) order by sheet_idx limit 1`,
    [day],
  );
  return rows[0].sheet_idx;
}
async function count(text: string): Promise<number> {
  const { rows } = await pool.query(`select count(*)::int as count from ${text}`);
  return rows[0].count;
}

test("two delegates at once on one time: one books it, and one act is on record", async () => {
  for (let round = 0; round < 5; round += 1) {
    await pool.query("delete from lock_uses");
    await pool.query("delete from delegations");
    await forgetRounds();
    const sheetIdx = scene.slots[round] ?? 0;
    const tokens = [await act(1, await permit(1, 9)), await act(2, await permit(2, 9))] as const;
    await Promise.all(tokens.map((token) => hold(token, sheetIdx)));
    const codes = (await Promise.all(tokens.map((token) => book(token, sheetIdx)))).map(codeOf);
    expect(codes.toSorted((one, other) => one - other)[0]).toBe(0);
    expect([4111, 4201, 4206]).toContain(Math.max(...codes));
    expect(await count("delegate_acts")).toBe(1);
    expect(await count(`bookings where member_idx = ${firstMember} and state = '10'`)).toBe(1);
  }
});

test("the last act of a month is done once, however many calls ask for it", async () => {
  const own = tokenOf(firstMember);
  const rounds: number[] = [];
  for (const day of ["2026-12-15", "2026-12-16", "2026-12-17"]) {
    const sheetIdx = await freeSlot(day);
    expect(codeOf(await hold(own, sheetIdx))).toBe(0);
    const booked = await book(own, sheetIdx);
    rounds.push((booked.json.data as unknown as { bookingIdx: number }).bookingIdx);
  }
  const token = await act(1, await permit(1, 1));
  const cancel = (bookingIdx: number) =>
    send(token, "DELETE", "/reservation/cancel", { bookingIdx, reasonCode: "C1" });
  const codes = (await Promise.all(rounds.map(cancel))).map(codeOf);
  expect(codes.toSorted((one, other) => one - other)).toEqual([0, 4904, 4904]);
  expect(await count("delegate_acts")).toBe(1);
  expect(await count(`bookings where member_idx = ${firstMember} and state = '10'`)).toBe(2);
});

test("an act and the end come one after the other: none follows the end", async () => {
  for (let round = 0; round < 10; round += 1) {
    await pool.query("delete from lock_uses");
    await forgetRounds();
    await pool.query("delete from delegations");
    const sheetIdx = scene.slots[10 + round] ?? 0;
    const delegationIdx = await permit(1, 9);
    const token = await act(1, delegationIdx);
    expect(codeOf(await hold(token, sheetIdx))).toBe(0);
    const [booked, ended] = await Promise.all([
      book(token, sheetIdx),
      send(tokenOf(firstMember), "DELETE", `/ext/delegations/${delegationIdx}`),
    ]);
    expect(codeOf(ended)).toBe(0);
    // 463: the session had ended. 4905: the permission ended behind the call's back.
    expect([0, 401, 4905]).toContain(codeOf(booked));
    expect(await count("delegate_acts")).toBe(codeOf(booked) === 0 ? 1 : 0);
    expect(await count(`bookings where member_idx = ${firstMember}`)).toBe(codeOf(booked) === 0 ? 1 : 0);
    expect(codeOf(await hold(token, sheetIdx))).toBe(401);
  }
});

test("of many who accept one invitation at once, one does", async () => {
  const delegationIdx = await invited(firstMember, "dt_race");
  for (const place of [1, 2, 3]) await prove(place);
  const codes = (
    await Promise.all(
      [1, 2, 3].map((place) => {
        calls += 1;
        return scene.apiOf(calls).request("POST", "/ext/delegation-acceptance", {
          token: tokenOf(firstMember + place),
          body: { token: "dt_race" },
          headers: { "x-edit-token": `et_${place}` },
        });
      }),
    )
  ).map(codeOf);
  expect(codes.toSorted((one, other) => one - other)).toEqual([0, 4901, 4901]);
  expect(await count(`delegations where delegation_idx = ${delegationIdx} and state = 'ACTIVE'`)).toBe(1);
});

test("a person without an account who accepts invitations of many members at once acts for three of them", async () => {
  const places = [0, 1, 2, 3, 4];
  for (let round = 0; round < 5; round += 1) {
    await pool.query("delete from sessions where delegation_idx is not null");
    await pool.query("delete from delegations");
    await pool.query("delete from activation_tokens");
    for (const place of places) {
      await invited(firstMember + place, `dt_person_${place}`);
      await provePerson(`ct_person_${place}`);
    }
    const accept = (place: number) =>
      scene.apiOf(place).request("POST", "/member/delegation-acceptance", {
        body: { token: `dt_person_${place}`, certToken: `ct_person_${place}` },
      });
    const codes = (await Promise.all(places.map(accept))).map(codeOf);
    expect(codes.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 4911, 4911]);
    expect(await count("delegations where state = 'ACTIVE'")).toBe(3);
  }
});

test("invitations at once do not pass the number of delegates", async () => {
  for (const place of [1, 2, 3, 4, 5]) await prove(place, firstMember);
  const invite = (place: number) => {
    calls += 1;
    return scene.apiOf(calls).request("POST", "/ext/delegations", {
      token: tokenOf(firstMember),
      body: { label: "a", acts: ["BOOK"], monthlyActs: 5, endsOn: "2027-01-31" },
      headers: { "x-edit-token": `et_${place}` },
    });
  };
  const codes = (await Promise.all([1, 2, 3, 4, 5].map(invite))).map(codeOf);
  expect(codes.filter((code) => code === 0)).toHaveLength(3);
  expect(codes.filter((code) => code === 4902)).toHaveLength(2);
});

/** An open invitation of a member's. */
async function invited(memberIdx: number, token: string): Promise<number> {
  const { rows } = await pool.query(
    `insert into delegations (club_idx, member_idx, label, acts, monthly_acts, ends_on, ends_at, state, token_hash,
        invite_ends_at, created_at)
      values (1, $1, 'a', '{BOOK}', 5, '2027-01-31', '2027-02-01T00:00:00+09:00', 'INVITED', $2,
        '2026-11-30T10:00:00+09:00', '2026-11-23T10:00:00+09:00') returning delegation_idx`,
    [memberIdx, hashToken(token)],
  );
  return rows[0].delegation_idx;
}

/** A proof of one and the same person, who has no account. */
async function provePerson(token: string): Promise<void> {
  const certified = {
    certType: "10",
    name: "한빛",
    birth: "1980-01-01",
    gender: "F",
    phoneNo: "010-0000-0999",
    isForeigner: false,
    ciHash: "race-ci",
    diHash: "race-di",
  };
  await pool.query(
    `insert into activation_tokens (token_hash, club_idx, kind, content, expires_at)
      values ($1, 1, 'CERT', $2, '2030-01-01T00:00:00Z')`,
    [hashToken(token), JSON.stringify({ kind: "CERT", purpose: "DELEGATE", certified })],
  );
}

/** A checked password of the n-th member, or of another. */
async function prove(place: number, memberIdx = firstMember + place): Promise<void> {
  await pool.query(
    `insert into activation_tokens (token_hash, club_idx, kind, member_idx, content, expires_at)
      values ($1, 1, 'EDIT', $2, '{"kind":"EDIT"}', '2030-01-01T00:00:00Z')`,
    [hashToken(`et_${place}`), memberIdx],
  );
}
