import { memberTypeCode } from "@/lib/contract/code-values/members";
import { feeItem } from "@/lib/contract/code-values/tee-sheets";
import type { Database } from "../../database";
import { greenFees, limitRules, openRules, regularClosings, seasonParts, serviceFees } from "../../tables";

const all = ["1", "2", "3"];

/** domain.md 7.1: season, months, part, first tee time, slots per course, courses. */
const parts = [
  {
    season: "SUMMER",
    monthFrom: 4,
    monthTo: 9,
    period: "1",
    firstTee: "05:30",
    slotCount: 20,
    courseCodes: all,
  },
  {
    season: "SUMMER",
    monthFrom: 4,
    monthTo: 9,
    period: "2",
    firstTee: "11:00",
    slotCount: 20,
    courseCodes: all,
  },
  {
    season: "SUMMER",
    monthFrom: 4,
    monthTo: 9,
    period: "3",
    firstTee: "17:00",
    slotCount: 14,
    courseCodes: ["1", "2"],
  },
  {
    season: "WINTER",
    monthFrom: 10,
    monthTo: 3,
    period: "1",
    firstTee: "07:00",
    slotCount: 16,
    courseCodes: all,
  },
  {
    season: "WINTER",
    monthFrom: 10,
    monthTo: 3,
    period: "2",
    firstTee: "11:20",
    slotCount: 10,
    courseCodes: all,
  },
] as const;

/** domain.md 7.2: type, weekday days, time, weekend days, time. */
const openings: readonly (readonly [string, number, string, number, string])[] = [
  [memberTypeCode.regular, 28, "09:00", 28, "09:00"],
  [memberTypeCode.corporate, 28, "09:00", 28, "09:00"],
  [memberTypeCode.weekday, 28, "09:00", 14, "09:00"],
  [memberTypeCode.family, 21, "09:00", 21, "09:00"],
  [memberTypeCode.associate, 21, "09:00", 21, "09:00"],
  [memberTypeCode.web, 21, "10:00", 21, "10:00"],
  [memberTypeCode.guest, 14, "00:00", 14, "00:00"],
  [memberTypeCode.activeDuty, 14, "09:00", 14, "09:00"],
  [memberTypeCode.retiredSoldier, 14, "09:00", 14, "09:00"],
  [memberTypeCode.militaryCivilian, 14, "09:00", 14, "09:00"],
  [memberTypeCode.militaryAssociate, 14, "09:00", 14, "09:00"],
  [memberTypeCode.soldierFamily, 10, "09:00", 10, "09:00"],
  [memberTypeCode.militaryCourseCivilian, 7, "09:00", 3, "09:00"],
];
const civilianSharePercent = 20;

/** domain.md 7.3: type, per day, week, month, weekend per month, year, open bookings. */
const limits: readonly (readonly [string, number, number, number, number, number | null, number])[] = [
  [memberTypeCode.regular, 1, 4, 10, 3, null, 6],
  [memberTypeCode.corporate, 1, 4, 10, 3, null, 6],
  [memberTypeCode.weekday, 1, 3, 10, 1, null, 6],
  [memberTypeCode.family, 1, 2, 6, 1, null, 4],
  [memberTypeCode.associate, 1, 2, 6, 2, null, 4],
  [memberTypeCode.web, 1, 3, 5, 2, null, 4],
  [memberTypeCode.activeDuty, 1, 1, 2, 1, null, 2],
  [memberTypeCode.retiredSoldier, 1, 2, 7, 2, 80, 4],
  [memberTypeCode.militaryCivilian, 1, 1, 4, 1, null, 3],
  [memberTypeCode.militaryAssociate, 1, 1, 4, 1, null, 3],
  [memberTypeCode.soldierFamily, 1, 1, 4, 1, null, 2],
  [memberTypeCode.militaryCourseCivilian, 1, 1, 2, 1, null, 1],
];

/** domain.md 7.4 in thousands of KRW: type, then weekday and weekend of parts 1, 2 and 3. */
const fees: readonly (readonly [string, ...(readonly [number, number])[]])[] = [
  [memberTypeCode.regular, [80, 110], [70, 100], [60, 80]],
  [memberTypeCode.corporate, [80, 110], [70, 100], [60, 80]],
  [memberTypeCode.weekday, [90, 210], [80, 200], [70, 150]],
  [memberTypeCode.family, [120, 170], [110, 160], [90, 120]],
  [memberTypeCode.associate, [130, 180], [120, 170], [100, 130]],
  [memberTypeCode.web, [150, 210], [140, 200], [110, 150]],
  [memberTypeCode.guest, [160, 220], [150, 210], [120, 160]],
  [memberTypeCode.activeDuty, [30, 35], [30, 35], [25, 30]],
  [memberTypeCode.retiredSoldier, [35, 40], [35, 40], [30, 35]],
  [memberTypeCode.militaryCivilian, [35, 40], [35, 40], [30, 35]],
  [memberTypeCode.soldierFamily, [50, 60], [50, 60], [50, 60]],
  [memberTypeCode.militaryAssociate, [45, 55], [45, 55], [45, 55]],
  [memberTypeCode.militaryCourseCivilian, [70, 90], [70, 90], [60, 70]],
];

/** domain.md 7.4: fee code, nine holes, full round. */
const services = [
  { feeCode: feeItem.cartFee, nineHoles: "50000", fullRound: "100000" },
  { feeCode: feeItem.caddieFee, nineHoles: "80000", fullRound: "150000" },
  { feeCode: feeItem.internCaddieFee, nineHoles: "60000", fullRound: "120000" },
  { feeCode: feeItem.facilityFee, nineHoles: "10000", fullRound: "20000" },
];

/** Seasons, closings, openings, limits and fees of the demo club. */
export async function seedSheetRules(tx: Database, clubIdx: number): Promise<void> {
  await tx
    .insert(seasonParts)
    .values(parts.map((part) => ({ ...part, courseCodes: [...part.courseCodes], clubIdx })));
  await tx.insert(regularClosings).values({ clubIdx, weekCode: "2", monthFrom: 1, monthTo: 2 });
  await tx.insert(openRules).values(
    openings.map(([memberType, weekdayDays, weekdayTime, weekendDays, weekendTime]) => ({
      clubIdx,
      memberType,
      weekdayDays,
      weekdayTime,
      weekendDays,
      weekendTime,
      isBookable: memberType !== memberTypeCode.guest,
      weekdaySharePercent: memberType === memberTypeCode.militaryCourseCivilian ? civilianSharePercent : null,
    })),
  );
  await tx.insert(limitRules).values(
    limits.map(([memberType, perDay, perWeek, perMonth, weekendPerMonth, perYear, openBookings]) => ({
      clubIdx,
      memberType,
      perDay,
      perWeek,
      perMonth,
      weekendPerMonth,
      perYear,
      openBookings,
    })),
  );
  await tx.insert(greenFees).values(
    fees.flatMap(([memberType, ...byPart]) =>
      byPart.map(([weekday, weekend], place) => ({
        clubIdx,
        memberType,
        period: String(place + 1),
        weekday: String(weekday * 1000),
        weekend: String(weekend * 1000),
      })),
    ),
  );
  await tx.insert(serviceFees).values(services.map((fee) => ({ ...fee, clubIdx })));
}
