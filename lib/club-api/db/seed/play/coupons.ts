import { couponState, couponTypeCode, discountTarget } from "@/lib/contract/code-values/coupons";
import { holidayTypeCode } from "@/lib/contract/code-values/tee-sheets";
import type { Database } from "../../database";
import { coupons } from "../../tables";
import type { DemoDays } from "./demo-day";

const holder = 100_001;
const firstIdx = 300_001;
const usedCount = 4;

type CouponRow = typeof coupons.$inferInsert;
type Terms = Pick<
  CouponRow,
  "names" | "couponType" | "dcTarget" | "dcPerson" | "dcValue" | "dayTypes" | "periods" | "holeCodes"
> & { maxDiscount?: string; from: number; to: number };

/** The three usable coupons of domain.md Y18; days count from the demo day. */
const usable: readonly Terms[] = [
  {
    names: {
      ko: "평일 그린피 1만원 할인",
      en: "Weekday green fee: 10,000 won off",
      ja: "平日グリーンフィー1万ウォン割引",
      zh: "平日果岭费优惠1万韩元",
    },
    couponType: couponTypeCode.amount,
    dcTarget: discountTarget.greenFee,
    dcPerson: "P1",
    dcValue: "10000",
    dayTypes: [holidayTypeCode.weekday],
    periods: ["1", "2"],
    holeCodes: ["18"],
    from: -53,
    to: 38,
  },
  {
    names: {
      ko: "주말 팀 그린피 10% 할인",
      en: "Weekend: 10% off the team's green fees",
      ja: "週末グリーンフィー10%割引(チーム全員)",
      zh: "周末团队果岭费九折",
    },
    couponType: couponTypeCode.percent,
    dcTarget: discountTarget.greenFee,
    dcPerson: "P2",
    dcValue: "10",
    maxDiscount: "80000",
    dayTypes: [
      holidayTypeCode.saturday,
      holidayTypeCode.sunday,
      holidayTypeCode.publicHoliday,
      holidayTypeCode.substituteHoliday,
      holidayTypeCode.temporaryHoliday,
    ],
    periods: [],
    holeCodes: ["18"],
    from: -22,
    to: 99,
  },
  {
    names: {
      ko: "레스토랑 2만원 이용권",
      en: "Restaurant voucher: 20,000 won",
      ja: "レストラン2万ウォン利用券",
      zh: "餐厅2万韩元抵用券",
    },
    couponType: couponTypeCode.amount,
    dcTarget: discountTarget.foodAndBeverage,
    dcPerson: "P1",
    dcValue: "20000",
    dayTypes: [],
    periods: [],
    holeCodes: [],
    from: -22,
    to: 69,
  },
];

/** Coupons 300001 to 300003 of member 100001, and the four that he has used (domain.md Y18, Y19). */
export async function seedCoupons(tx: Database, clubIdx: number, days: DemoDays): Promise<void> {
  const used = Array.from({ length: usedCount }, (_, place) => usedTerms(place));
  const all = [...usable, ...used.map(({ terms }) => terms)];
  await tx.insert(coupons).values(
    all.map(({ from, to, ...terms }, place) => {
      const usedOn = used[place - usable.length]?.usedOn;
      return {
        ...terms,
        couponIdx: firstIdx + place,
        clubIdx,
        memberIdx: holder,
        couponNo: `MS${String(days.year).slice(2)}-0001-${String(place + 1).padStart(4, "0")}`,
        validFrom: days.day(from),
        validTo: days.day(to),
        state: usedOn === undefined ? couponState.usable : couponState.used,
        usedAt: usedOn === undefined ? null : days.moment(usedOn, "12:30"),
        createdAt: days.moment(from, "09:00"),
        updatedAt: days.moment(usedOn ?? from, "12:30"),
      };
    }),
  );
}

function usedTerms(place: number): { terms: Terms; usedOn: number } {
  const usedOn = -40 - place * 45;
  const [template] = usable;
  if (!template) throw new Error("The demo has no coupon to be used.");
  return { terms: { ...template, from: usedOn - 60, to: usedOn + 30 }, usedOn };
}
