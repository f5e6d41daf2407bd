import { and, eq, or } from "drizzle-orm";
import { applicationState, drawPostState } from "@/lib/contract/code-values/draws";
import { certificationType, memberState, memberTypeCode } from "@/lib/contract/code-values/members";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import { receipt } from "@/lib/shared/draws/draw";
import type { DrawChoice } from "@/lib/shared/draws/draw-types";
import type { Database } from "../../database";
import { drawApplications, drawBases, drawPosts, members, teeSlots } from "../../tables";
import type { DrawPlayer } from "../../tables/bookings/draws";
import { drawDistances, pool } from "../tee-sheets";
import type { DemoDays } from "./demo-day";
import { bases, demoPost, demoSalt } from "./draw-post";

const drawPostIdx = 71;
/** The seed of the vectors in domain.md 14.3, whose rule version 1 the post keeps. */
const demoSeed = "3f2a9c51d8e7460b9a1c4e5d6f708192";
/**
 * The applicants of domain.md 14.3. 7002 is member 100002; the others are people of the draw alone, whose password nobody
 * knows. Their histories are not here: weights begin at the base.
 */
const applicants = [
  {
    drawIdx: 7001,
    memberIdx: 100_101,
    memberType: memberTypeCode.regular,
    name: "윤가람",
    day: 0,
    bands: ["12"],
  },
  { drawIdx: 7002, memberIdx: 100_002, memberType: memberTypeCode.web, name: "이솔", day: 0, bands: ["12"] },
  {
    drawIdx: 7003,
    memberIdx: 100_103,
    memberType: memberTypeCode.associate,
    name: "서나래",
    day: 0,
    bands: ["13", "12"],
  },
  {
    drawIdx: 7004,
    memberIdx: 100_104,
    memberType: memberTypeCode.regular,
    name: "문다온",
    day: 1,
    bands: ["12", "13"],
  },
  {
    drawIdx: 7005,
    memberIdx: 100_105,
    memberType: memberTypeCode.web,
    name: "배라온",
    day: 0,
    bands: ["12", "13"],
  },
  {
    drawIdx: 7006,
    memberIdx: 100_106,
    memberType: memberTypeCode.regular,
    name: "신마루",
    day: 0,
    bands: ["12"],
  },
] as const;
const knownMember = 100_002;

type DrawSeed = { clubIdx: number; days: DemoDays; now: Date; passwordHash: string };

/** Weights' bases, draw post 71 with its pool, and its six applications (domain.md 10, R13 to R16). */
export async function seedDraws(tx: Database, seed: DrawSeed): Promise<void> {
  const { clubIdx, days, now } = seed;
  await tx
    .insert(drawBases)
    .values(Object.entries(bases).map(([memberType, base]) => ({ clubIdx, memberType, base })));
  const playDates = drawDistances.map((distance) => days.day(distance));
  const post = await demoPost({ clubIdx, drawPostIdx, playDates, pool, secret: demoSeed });
  await tx.insert(drawPosts).values({
    ...post,
    ruleVersion: 1,
    state: post.applyFrom <= now ? drawPostState.applying : drawPostState.planned,
  });
  await tx
    .update(teeSlots)
    .set({ drawPostIdx })
    .where(
      and(
        eq(teeSlots.clubIdx, clubIdx),
        eq(teeSlots.openType, slotState.draw),
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
      certType: certificationType.mobileIdentity,
      state: memberState.active,
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
      courseCode: pool.courseCode,
    }));
    const players: DrawPlayer[] = [{ memberIdx, name, phoneNo: null }];
    if (memberIdx === knownMember) {
      choices.push({ rank: 2, playDate: other, standbyTimeCode: "12", courseCode: null });
      players.push({ memberIdx: null, name: "동반1", phoneNo: "010-0000-0101" });
    }
    const entry = { drawIdx, memberType, playerCount: 4, choices };
    const receiptSalt = demoSalt(drawIdx);
    await tx.insert(drawApplications).values({
      ...entry,
      clubIdx,
      drawPostIdx,
      memberIdx,
      players,
      receiptSalt,
      receipt: await receipt(entry, null, receiptSalt),
      state: applicationState.applied,
      createdAt: at,
      updatedAt: at,
    });
  }
}
