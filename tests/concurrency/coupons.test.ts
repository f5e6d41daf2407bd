import { eq, sql } from "drizzle-orm";
import { coupons, penalties } from "@/lib/club-api/db/tables";
import { transaction } from "@/lib/club-api/db/transaction";
import { reserveCoupon } from "@/lib/club-api/domains/coupons";
import { readSlot, type Slot } from "@/lib/club-api/domains/tee-sheets";
import { punishMember } from "@/lib/club-api/workflows/penalties/punish-member";
import { penaltyKind } from "@/lib/contract/code-values/penalties";
import { roundHoles } from "@/lib/contract/code-values/tee-sheets";
import { benchDate, firstMember } from "../bench/api/scene";
import { demoNow } from "../support/api";
import { forFile } from "../support/for-file";
import { meeting } from "../support/history/meeting";
import { startRaceScene } from "../support/scenes/race-scene";
import { jobContext } from "../support/scenes/waiting-scene";

/* A coupon is used once, whoever reaches for it at the same time (checklist R-04). */

const couponIdx = 399_001;
/** Any two bookings of the demo club. */
const bookingIdxs = [498_500, 498_499] as const;
const amounts = { greenFee: 80_000, cartFee: 0, caddieFee: 0, total: 80_000 };
const quote = { ...amounts, perPlayer: [80_000], greenFees: ["80000"] };

let slot: Slot;

const scene = await forFile(() => startRaceScene(2, benchDate));
beforeAll(async () => {
  const found = await readSlot(scene.apis[0].db, 1, scene.slots[0] ?? 0);
  if (!found) throw new Error("no slot");
  slot = found;
}, 90_000);
beforeEach(async () => {
  const { db } = scene.apis[0];
  await db.delete(coupons).where(eq(coupons.couponIdx, couponIdx));
  await db.execute(sql`insert into coupons (coupon_idx, club_idx, member_idx, coupon_no, names, coupon_type, dc_target,
    dc_person, dc_value, day_types, periods, hole_codes, valid_from, valid_to, state, created_at, updated_at)
    values (${couponIdx}, 1, ${firstMember}, 'RACE-0001', '{"en":"Race"}', '10', '10', 'P1', '10000', '{}', '{}', '{}',
      '2026-01-01', '2026-12-31', '10', now(), now())`);
});

const dbOf = (turn: number) => scene.apiOf(turn).db;
const couponNow = async () =>
  (await dbOf(0).select().from(coupons).where(eq(coupons.couponIdx, couponIdx)))[0];

test("a coupon used by two bookings at once serves one; the other is refused with 5101", async () => {
  const use = { couponIdx, memberIdx: firstMember, slot, holeCode: roundHoles.eighteen, quote };
  const outcomes = await Promise.allSettled(
    bookingIdxs.map((bookingIdx, turn) =>
      transaction(dbOf(turn), (tx) => reserveCoupon(tx, jobContext(demoNow), { ...use, bookingIdx })),
    ),
  );
  const [winner, loser] = outcomes[0]?.status === "fulfilled" ? [0, 1] : [1, 0];
  expect(outcomes[winner]).toEqual({ status: "fulfilled", value: { discount: "10000" } });
  expect(outcomes[loser]).toMatchObject({ status: "rejected", reason: { msgCode: "CPN_NOT_USABLE" } });
  expect(await couponNow()).toMatchObject({ state: "20", bookingIdx: bookingIdxs[winner] });
});

test("control: read, then reserved without the compare-and-swap, it serves two", async () => {
  const meet = meeting(2);
  const served = await Promise.all(
    bookingIdxs.map(async (bookingIdx, turn) => {
      const seen = await couponNow();
      await meet();
      if (seen?.state !== "10") return false;
      await dbOf(turn)
        .update(coupons)
        .set({ state: "20", bookingIdx })
        .where(eq(coupons.couponIdx, couponIdx));
      return true;
    }),
  );
  expect(served).toEqual([true, true]);
});

test("penalties of one member at once add up, none overlaps another", async () => {
  const order = {
    memberIdx: firstMember,
    bookingIdx: null,
    penaltyCode: penaltyKind.slowOrUnrulyPlay,
    penaltyBase: 0,
  };
  await Promise.all(
    Array.from({ length: 4 }, (_, turn) =>
      transaction(dbOf(turn), (tx) => punishMember(tx, jobContext(demoNow), order)),
    ),
  );
  const rows = await dbOf(0).select().from(penalties).where(eq(penalties.penaltyCode, "70"));
  const spans = rows.sort((one, other) => one.suspendFrom.getTime() - other.suspendFrom.getTime());
  expect(spans).toHaveLength(4);
  expect(spans.slice(1).map(({ suspendFrom }) => suspendFrom)).toEqual(
    spans.slice(0, -1).map(({ suspendTo }) => suspendTo),
  );
});
