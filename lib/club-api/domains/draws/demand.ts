import { fitsChoice } from "@/lib/shared/draws/draw-allocation";
import type { DrawBand } from "@/lib/shared/draws/draw-types";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { timeBands } from "../tee-sheets";
import { type DrawApplication, selectApplications } from "./applications-repository";
import { type PoolSlot, selectPool } from "./pool-repository";
import { type DrawPost, selectShownPost } from "./repository";

export type Demand = {
  playDate: string;
  standbyTimeCode: string;
  courseCode: string;
  slots: number;
  firstChoices: number;
  choices: number;
};

/** Slots and requests per date, band and course: those bands that the pool has, "any time" only where it is asked for. */
export function demandOf(
  post: Pick<DrawPost, "playDates" | "courseCodes">,
  pool: readonly Pick<PoolSlot, "playDate" | "teeTime" | "courseCode">[],
  applications: readonly DrawApplication[],
  bands: readonly DrawBand[],
): Demand[] {
  const inputs = applications.flatMap(({ choices }) => choices);
  return post.playDates.flatMap((playDate) =>
    bands.flatMap((band) =>
      post.courseCodes.flatMap((courseCode) => {
        const cell = { rank: 1, playDate, standbyTimeCode: band.key, courseCode };
        const slots = pool.filter((slot) => fitsChoice(slot, cell, band)).length;
        const asked = inputs.filter(
          (input) =>
            input.playDate === playDate &&
            input.standbyTimeCode === band.key &&
            (input.courseCode === null || input.courseCode === courseCode),
        );
        const isAnyTime = band.from === "00:00" && band.to === "23:59";
        if (slots === 0 || (isAnyTime && asked.length === 0)) return [];
        const firstChoices = asked.filter(({ rank }) => rank === 1).length;
        return [{ ...cell, slots, firstChoices, choices: asked.length }].map(
          ({ rank: _rank, ...row }) => row,
        );
      }),
    ),
  );
}

/** Demand of a post, live (product.md, odds before applying). Throws 2001. */
export async function readOdds(db: Database, ctx: Context, drawPostIdx: number) {
  const { clubIdx } = ctx.club;
  const post = await selectShownPost(db, clubIdx, drawPostIdx, ctx.now);
  if (!post) throw new ClubFailure("NOT_FOUND");
  const pool = await selectPool(db, clubIdx, drawPostIdx);
  const applications = await selectApplications(db, clubIdx, drawPostIdx);
  return {
    drawPostIdx,
    state: post.state,
    slotCount: pool.length,
    applicantCount: post.applicantCount,
    bands: demandOf(post, pool, applications, await timeBands(db, ctx)),
  };
}
