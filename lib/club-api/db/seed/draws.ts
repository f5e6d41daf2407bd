import { createHash } from "node:crypto";
import { and, eq, or } from "drizzle-orm";
import { weekCodeOf } from "@/lib/shared/calendar";
import { type DrawChoice, receipt, seedHash } from "@/lib/shared/draw";
import type { Database } from "../database";
import { drawApplications, drawBases, drawPosts, members, teeSlots } from "../tables";
import type { DrawPlayer } from "../tables/draws";
import type { DemoDays } from "./demo-day";
import { drawPool } from "./tee-sheets";

/** domain.md 7.9.2. */
const bases: Readonly<Record<string, string>> = {
  "10": "1.5",
  "11": "1.2",
  "12": "1.2",
  "13": "1.5",
  "20": "1.2",
  "30": "1.0",
  "41": "1.5",
  "42": "1.5",
  "43": "1.2",
  "44": "1.0",
  "45": "1.2",
  "49": "0.8",
};
const drawPostIdx = 71;
/** The seed of the vectors in domain.md 14.3, whose rule version 1 the post keeps. */
const demoSeed = "3f2a9c51d8e7460b9a1c4e5d6f708192";
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

/**
 * The applicants of domain.md 14.3. 7002 is member 100002; the others are people of the draw alone, whose password nobody
 * knows. Their histories are not here: weights begin at the base.
 */
const applicants = [
  { drawIdx: 7001, memberIdx: 100_101, memberType: "10", name: "윤가람", day: 0, bands: ["12"] },
  { drawIdx: 7002, memberIdx: 100_002, memberType: "30", name: "이솔", day: 0, bands: ["12"] },
  { drawIdx: 7003, memberIdx: 100_103, memberType: "20", name: "서나래", day: 0, bands: ["13", "12"] },
  { drawIdx: 7004, memberIdx: 100_104, memberType: "10", name: "문다온", day: 1, bands: ["12", "13"] },
  { drawIdx: 7005, memberIdx: 100_105, memberType: "30", name: "배라온", day: 0, bands: ["12", "13"] },
  { drawIdx: 7006, memberIdx: 100_106, memberType: "10", name: "신마루", day: 0, bands: ["12"] },
] as const;
const knownMember = 100_002;

type DrawSeed = { clubIdx: number; days: DemoDays; now: Date; passwordHash: string };

/** Weights' bases, draw post 71 with its pool, and its six applications (domain.md 10, R13 to R16). */
export async function seedDraws(tx: Database, seed: DrawSeed): Promise<void> {
  const { clubIdx, days, now } = seed;
  await tx
    .insert(drawBases)
    .values(Object.entries(bases).map(([memberType, base]) => ({ clubIdx, memberType, base })));
  const playDates = drawPool.distances.map((distance) => days.day(distance));
  const applyFrom = days.moment(0, "09:00");
  const madeAt = days.moment(-7, "14:00");
  await tx.insert(drawPosts).values({
    drawPostIdx,
    clubIdx,
    texts: textsOf(playDates[0] ?? days.today),
    playDates,
    periods: [drawPool.period],
    courseCodes: [drawPool.courseCode],
    memberTypes: ["10", "13", "11", "12", "20", "30"],
    applyFrom,
    applyTo: days.moment(3, "17:00"),
    drawAt: days.moment(4, "10:00"),
    announceAt: days.moment(4, "14:00"),
    confirmUntil: days.moment(7, "17:00"),
    releaseAt: days.moment(8, "09:00"),
    maxChoices: 3,
    minPlayers: 2,
    mode: "WEIGHTED",
    ruleVersion: 1,
    seed: demoSeed,
    seedHash: await seedHash(demoSeed),
    state: applyFrom <= now ? "20" : "10",
    amendments: [],
    createdAt: madeAt,
    createdBy: "bookadmin1",
    updatedAt: madeAt,
    updatedBy: "bookadmin1",
  });
  await tx
    .update(teeSlots)
    .set({ drawPostIdx })
    .where(
      and(
        eq(teeSlots.clubIdx, clubIdx),
        eq(teeSlots.openType, "70"),
        or(...playDates.map((date) => eq(teeSlots.playDate, date))),
      ),
    );
  await seedApplicants(tx, seed);
  await seedApplications(tx, seed, playDates);
}

async function seedApplicants(tx: Database, { clubIdx, days, now, passwordHash }: DrawSeed): Promise<void> {
  const joinedAt = days.day(-400);
  const people = applicants.filter(({ memberIdx }) => memberIdx !== knownMember);
  await tx.insert(members).values(
    people.map(({ memberIdx, memberType, name }) => ({
      memberIdx,
      clubIdx,
      id: `draw${memberIdx}`,
      passwordHash,
      passwordChangedAt: now,
      name,
      birth: "1980-01-01",
      gender: "U",
      phoneNo: `010-0000-01${String(memberIdx).slice(-2)}`,
      email: `draw${memberIdx}@mirsol.example`,
      lang: "ko",
      memberType,
      certType: "10",
      state: "10",
      joinedAt,
      lastLoginAt: now,
      createdAt: days.moment(-400, "10:00"),
      updatedAt: days.moment(-400, "10:00"),
    })),
  );
}

async function seedApplications(
  tx: Database,
  { clubIdx, days, now }: DrawSeed,
  playDates: readonly string[],
): Promise<void> {
  const at = days.moment(0, "09:30") <= now ? days.moment(0, "09:30") : now;
  for (const { drawIdx, memberIdx, memberType, name, day, bands } of applicants) {
    const [playDate = days.today, other = playDate] = day === 0 ? playDates : [...playDates].reverse();
    const choices: DrawChoice[] = bands.map((standbyTimeCode, place) => ({
      rank: place + 1,
      playDate,
      standbyTimeCode,
      courseCode: drawPool.courseCode,
    }));
    const players: DrawPlayer[] = [{ memberIdx, name, phoneNo: null }];
    if (memberIdx === knownMember) {
      choices.push({ rank: 2, playDate: other, standbyTimeCode: "12", courseCode: null });
      players.push({ memberIdx: null, name: "동반1", phoneNo: "010-0000-0101" });
    }
    const entry = { drawIdx, memberType, playerCount: 4, choices };
    const receiptSalt = createHash("sha256").update(`salt ${drawIdx}`).digest("hex").slice(0, 32);
    await tx.insert(drawApplications).values({
      ...entry,
      clubIdx,
      drawPostIdx,
      memberIdx,
      players,
      receiptSalt,
      receipt: await receipt(entry, null, receiptSalt),
      state: "10",
      createdAt: at,
      updatedAt: at,
    });
  }
}

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
