import { sql } from "drizzle-orm";
import { transaction } from "@/lib/club-api/db/transaction";
import { startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";
import { brokenRules, rules } from "../../support/history/invariants";

/*
 * The rules that plays, races and kills are judged by (checklist R-15): the demo club breaks none, and each of these is
 * seen to speak when its rows are wrong.
 */

const api = await forFile(startTestApi);

beforeAll(async () => {
  const { accessToken: token } = await api.signIn("kimmiru");
  const [slot] = await api.db
    .select({ sheetIdx: sql<number>`sheet_idx` })
    .from(sql`tee_slots`)
    .where(sql`play_date = '2026-12-16' and open_type = '10' and not exists
      (select 1 from bookings b where b.sheet_idx = tee_slots.sheet_idx)`)
    .limit(1);
  const sheetIdx = slot?.sheetIdx;
  await api.request("PUT", `/reservation/sheet/lock/${sheetIdx}`, { token, body: { clubCode: "MS01" } });
  const input = {
    clubCode: "MS01",
    sheetIdx,
    playerCount: 4,
    caddieMode: "C",
    players: [],
    agreeRules: true,
  };
  const booked = await api.request("POST", "/reservation/booking", { token, body: input });
  await api.db.execute(
    sql.raw(`create view one_booking as select ${booked.json.data.bookingIdx}::int as idx`),
  );
});

/** A statement that breaks the rule and that no key of the database stops. */
const breaks: readonly [rule: string, change: string][] = [
  ["a live booking has one booker, on the first seat", "update booking_players set is_booker = true"],
  [
    "a booking is confirmed to its member exactly once",
    `insert into booking_logs (club_idx, booking_idx, work_code, by, channel, at)
      values (1, 499812, '10', 'member:100007', '10', now())`,
  ],
  [
    "a key is kept with its answer",
    "insert into idempotency_keys (caller, key, club_idx, body_hash, created_at) values ('member:1 X', 'k', 1, '', now())",
  ],
  ["a file has its record", "update files set owner_idx = 999999 where kind = 'notice'"],
  ["a file has its record", "update files set kind = 'unheard-of'"],
  [
    "only a reserved or used coupon names a booking",
    "update coupons set booking_idx = (table one_booking) where coupon_idx = 300001",
  ],
  ["a used coupon says when", "update coupons set used_at = null where state = '30'"],
  ["a fine is paid when its whole amount is", "update penalties set paid_amount = fine_amount"],
  [
    "a suspension does not end before it begins",
    "update penalties set suspend_to = suspend_from - interval '1 day'",
  ],
  [
    "the green fees of a full party are the booking's",
    "update booking_players set green_fee = green_fee + 1 where booking_idx = (table one_booking)",
  ],
  ["only an offer has an end, and each has one", "update waitings set offer_until = now()"],
  [
    "a booking from the waiting list is that entry's",
    `update bookings set waiting_idx = (select min(waiting_idx) from waitings) where booking_idx = (table one_booking)`,
  ],
  [
    "a booking from a draw is that application's",
    `update bookings set draw_idx = (select min(draw_idx) from draw_applications) where booking_idx = (table one_booking)`,
  ],
];

test("the demo club with a booking breaks no rule", async () => {
  expect(await brokenRules(api.db)).toEqual([]);
});

describe("a rule speaks", () => {
  test.each(breaks)("%s", async (rule, change) => {
    expect(Object.keys(rules)).toContain(rule);
    let broken: string[] = [];
    const undone = new Error("undone");
    await transaction(api.db, async (tx) => {
      await tx.execute(sql.raw(change));
      broken = await brokenRules(tx);
      throw undone;
    }).catch((error: unknown) => {
      if (error !== undone) throw error;
    });
    expect(broken.filter((line) => line.startsWith(`${rule}:`))).toHaveLength(1);
  });
});
