import { createHash } from "node:crypto";
import { memberTypeCode } from "@/lib/contract/code-values/members";
import { seedHash } from "@/lib/shared/draws/draw";
import { addDays, weekCodeOf } from "@/lib/shared/time/calendar";
import { atClubTime } from "@/lib/shared/time/club-time";
import type { drawPosts } from "../../tables";
import { demoZone } from "./demo-day";

/** domain.md 7.9.2. */
export const bases: Readonly<Record<string, string>> = {
  [memberTypeCode.regular]: "1.5",
  [memberTypeCode.weekday]: "1.2",
  [memberTypeCode.family]: "1.2",
  [memberTypeCode.corporate]: "1.5",
  [memberTypeCode.associate]: "1.2",
  [memberTypeCode.web]: "1.0",
  [memberTypeCode.activeDuty]: "1.5",
  [memberTypeCode.retiredSoldier]: "1.5",
  [memberTypeCode.militaryCivilian]: "1.2",
  [memberTypeCode.soldierFamily]: "1.0",
  [memberTypeCode.militaryAssociate]: "1.2",
  [memberTypeCode.militaryCourseCivilian]: "0.8",
};
const englishMonths = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Which times of its days a draw gives. */
export type PoolShape = { courseCode: string; period: string };
type PostOf = {
  clubIdx: number;
  drawPostIdx: number;
  playDates: readonly string[];
  pool: PoolShape;
  secret: string;
};

/** A draw of the demo as its publisher left it; its days are those of post 71 (domain.md 10, R14) before the first round. */
export async function demoPost({ clubIdx, drawPostIdx, playDates, pool, secret }: PostOf) {
  const [first = ""] = playDates;
  const at = (distance: number, time: string) => atClubTime(addDays(first, distance), time, demoZone);
  const madeAt = at(-33, "14:00");
  return {
    ...{ clubIdx, drawPostIdx, texts: textsOf(first), playDates: [...playDates] },
    periods: [pool.period],
    courseCodes: [pool.courseCode],
    memberTypes: [
      memberTypeCode.regular,
      memberTypeCode.corporate,
      memberTypeCode.weekday,
      memberTypeCode.family,
      memberTypeCode.associate,
      memberTypeCode.web,
    ],
    applyFrom: at(-26, "09:00"),
    applyTo: at(-23, "17:00"),
    drawAt: at(-22, "10:00"),
    announceAt: at(-22, "14:00"),
    confirmUntil: at(-19, "17:00"),
    releaseAt: at(-18, "09:00"),
    ...{ maxChoices: 3, minPlayers: 2, mode: "WEIGHTED", seed: secret, seedHash: await seedHash(secret) },
    amendments: [],
    createdAt: madeAt,
    createdBy: "bookadmin1",
    updatedAt: madeAt,
    updatedBy: "bookadmin1",
  } satisfies Partial<typeof drawPosts.$inferInsert>;
}

/** 32 hex characters that follow from a text: secrets and salts of the demo. */
export function demoSecret(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

export const demoSalt = (drawIdx: number) => demoSecret(`salt ${drawIdx}`);

function textsOf(date: string) {
  const month = Number(date.slice(5, 7));
  const week = Math.ceil(Number(date.slice(8)) / 7);
  const isWeekend = weekCodeOf(date) === 7 || weekCodeOf(date) === 1;
  const english = `week ${week} of ${englishMonths[month - 1] ?? ""}`;
  return {
    en: {
      title: isWeekend ? `Weekend draw, ${english}` : `Draw, ${english}`,
      contents: "<p>Tee times are booked for the winners automatically.</p>",
    },
    ko: {
      title: `${month}월 ${week}주 ${isWeekend ? "주말 " : ""}추첨`,
      contents: "<p>당첨자는 자동 예약됩니다.</p>",
    },
    ja: {
      title: `${month}月第${week}週${isWeekend ? "週末" : ""}抽選`,
      contents: "<p>当選者の予約は自動で確定します。</p>",
    },
    zh: {
      title: `${month}月第${week}周${isWeekend ? "周末" : ""}抽签`,
      contents: "<p>中签者将自动预订。</p>",
    },
  };
}
