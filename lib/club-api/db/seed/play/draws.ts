import { eq, or } from "drizzle-orm";
import { applicationState, drawPostState } from "@/lib/contract/code-values/draws";
import { certificationType, memberState } from "@/lib/contract/code-values/members";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import { receipt } from "@/lib/shared/draws/draw";
import type { DrawChoice } from "@/lib/shared/draws/draw-types";
import type { Database } from "../../database";
import { ofClub } from "../../of-club";
import { drawApplications, drawBases, drawPosts, members, teeSlots } from "../../tables";
import type { DrawPlayer } from "../../tables/bookings/draws";
import { fictionalPhone } from "../people/names";
import type { Seeding } from "../seeding";
import { type Draws, demoPost, demoSalt } from "./draw-post";

/**
 * Weights' bases, draw post 71 with its pool, and its applications (domain.md 10, R13 to R16). Secret and applications are
 * those of the vectors in domain.md 14.3, whose rule version 1 the post keeps.
 */
export async function seedDraws(tx: Database, seeding: Seeding, passwordHash: string): Promise<void> {
  const { clubIdx, days, now, data } = seeding;
  const { draws } = data;
  if (draws === null) return;
  const { bases, drawPostIdx, secret } = draws;
  await tx
    .insert(drawBases)
    .values(Object.entries(bases).map(([memberType, base]) => ({ clubIdx, memberType, base })));
  const playDates = draws.days.map((distance) => days.day(distance));
  const post = await demoPost(seeding, draws, { drawPostIdx, playDates, secret });
  await tx.insert(drawPosts).values({
    ...post,
    ruleVersion: 1,
    state: post.applyFrom <= now ? drawPostState.applying : drawPostState.planned,
  });
  await tx
    .update(teeSlots)
    .set({ drawPostIdx })
    .where(
      ofClub(
        teeSlots,
        clubIdx,
        eq(teeSlots.openType, slotState.draw),
        or(...playDates.map((date) => eq(teeSlots.playDate, date))),
      ),
    );
  await seedApplicants(tx, seeding, draws, passwordHash);
  await seedApplications(tx, seeding, draws, playDates);
}

/** Applicants who are not among the members are people of the draw alone, whose password nobody knows. */
async function seedApplicants(
  tx: Database,
  seeding: Seeding,
  { applications }: Draws,
  passwordHash: string,
): Promise<void> {
  const { clubIdx, days, now, data, mailDomain } = seeding;
  const joinedAt = days.day(-400);
  const known = new Set(data.members.members.map(({ memberIdx }) => memberIdx));
  const people = applications.filter(({ memberIdx }) => !known.has(memberIdx));
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
      phoneNo: fictionalPhone(data.names, 100 + (memberIdx % 100)),
      email: `draw${memberIdx}@${mailDomain}`,
      lang: data.names.lang,
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

/** Their histories are not here: weights begin at the base. */
async function seedApplications(
  tx: Database,
  { clubIdx, days, now }: Seeding,
  { drawPostIdx, applications, pool }: Draws,
  playDates: readonly string[],
): Promise<void> {
  const at = days.moment(0, "09:30") <= now ? days.moment(0, "09:30") : now;
  for (const { drawIdx, memberIdx, memberType, name, companion, ...application } of applications) {
    const choices = application.choices.map(
      ({ rank, day, band, anyCourse }): DrawChoice => ({
        rank,
        playDate: playDates[day] ?? days.today,
        standbyTimeCode: band,
        courseCode: anyCourse ? null : pool.courseCode,
      }),
    );
    const players: DrawPlayer[] = [{ memberIdx, name, phoneNo: null }];
    if (companion) players.push({ memberIdx: null, ...companion });
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
