import { couponState } from "@/lib/contract/code-values/coupons";
import type { Database } from "../../database";
import { coupons } from "../../tables";
import type { ClubData } from "../club-data";
import type { Seeding } from "../seeding";

type Coupon = NonNullable<ClubData["coupons"]>["coupons"][number];

const firstIdx = 300_001;
const usedCount = 4;

/** The usable coupons of a member, and the four that he has used (domain.md Y18, Y19). */
export async function seedCoupons(tx: Database, { clubIdx, days, data }: Seeding): Promise<void> {
  if (data.coupons === null) return;
  const { memberIdx, prefix, coupons: usable } = data.coupons;
  const used = Array.from({ length: usedCount }, (_, place) => usedCoupon(usable[0], place));
  const all = [...usable.map((coupon) => ({ coupon, usedOn: undefined })), ...used];
  await tx.insert(coupons).values(
    all.map(({ coupon: { from, to, ...terms }, usedOn }, place) => ({
      ...terms,
      couponIdx: firstIdx + place,
      clubIdx,
      memberIdx,
      couponNo: `${prefix}${String(days.year).slice(2)}-0001-${String(place + 1).padStart(4, "0")}`,
      validFrom: days.day(from),
      validTo: days.day(to),
      state: usedOn === undefined ? couponState.usable : couponState.used,
      usedAt: usedOn === undefined ? null : days.moment(usedOn, "12:30"),
      createdAt: days.moment(from, "09:00"),
      updatedAt: days.moment(usedOn ?? from, "12:30"),
    })),
  );
}

function usedCoupon(like: Coupon | undefined, place: number): { coupon: Coupon; usedOn: number } {
  if (!like) throw new Error("The demo has no coupon to be used.");
  const usedOn = -40 - place * 45;
  return { coupon: { ...like, from: usedOn - 60, to: usedOn + 30 }, usedOn };
}
