import { applicationState, type DrawPostState, drawPostState } from "@/lib/contract/code-values/draws";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { pickText } from "../../platform/texts";
import type { Veil } from "../../platform/veil";
import { codeNames } from "../codes";
import { timeBands } from "../tee-sheets";
import { selectApplicants } from "./applications-repository";
import { demandOf } from "./demand";
import { readDrawPolicy } from "./policy";
import { countPools, type PoolSlot, selectFreePool, selectPool } from "./pool-repository";
import { type PostQuery, postPart } from "./posts";
import { amendmentsOf } from "./proof";
import { type ShownPost, selectPosts, selectShownPost } from "./repository";

/** One page of the draws for the back office. */
export async function readOfficeDraws(db: Database, ctx: Context, { page, size, state }: PostQuery) {
  const { clubIdx } = ctx.club;
  const wanted = { state, offset: (page - 1) * size, limit: size };
  const { rows, total } = await selectPosts(db, clubIdx, ctx.now, wanted);
  return { list: await officeRows(db, ctx, rows), total, page, size };
}

/** Draws as the back office lists them. */
export async function officeRows(db: Database, ctx: Context, posts: readonly ShownPost[]) {
  const { clubIdx } = ctx.club;
  const names = await codeNames(db, clubIdx, "drawPostStates", ctx.choice);
  const pools = await countPools(
    db,
    clubIdx,
    posts.map(({ drawPostIdx }) => drawPostIdx),
  );
  return posts.map((post) => ({
    ...postPart(ctx, post, pools.get(post.drawPostIdx) ?? 0, names),
    applicantCount: post.applicantCount,
    myDrawIdx: null,
    contents: sanitizeRichText(pickText(post.texts, ctx.choice)?.contents ?? ""),
    i18n: post.texts,
    maxChoices: post.maxChoices,
    minPlayers: post.minPlayers,
    mode: post.mode,
    ruleVersion: post.ruleVersion,
    quotas: post.quotas,
    seedHash: post.seedHash,
    listHash: post.listHash,
    beaconRound: post.beaconRound,
    cancelReason: post.cancelReason,
    amendmentCount: post.amendments.length,
    version: post.version,
  }));
}

const givingStates: readonly DrawPostState[] = [drawPostState.announced, drawPostState.confirming];

/**
 * A draw with its demand, its applications and who made them, as the veil shows them, results as they stand, changes by
 * hand, and the slots that a reserve could be given now. Throws 2001.
 */
export async function readOfficeDraw(db: Database, ctx: Context, drawPostIdx: number, veil: Veil) {
  const { clubIdx } = ctx.club;
  const post = await selectShownPost(db, clubIdx, drawPostIdx, ctx.now);
  const [row] = post ? await officeRows(db, ctx, [post]) : [];
  if (!post || !row) throw new ClubFailure("NOT_FOUND");
  const pool = await selectPool(db, clubIdx, drawPostIdx);
  const applicants = await selectApplicants(db, clubIdx, drawPostIdx);
  const names = await codeNames(db, clubIdx, "drawStates", ctx.choice);
  const present = applicants.flatMap(({ application }) =>
    application.state === applicationState.withdrawn ? [] : [application],
  );
  const slotOf = slotsByIdx(post, pool);
  const { isManualConfirm } = await readDrawPolicy(db, clubIdx);
  const drawnAt = post.outcome?.drawnAt;
  return {
    ...row,
    isManualConfirm,
    drawnAt: drawnAt ? clubTimestamp(new Date(drawnAt), ctx.club.zone) : null,
    bands: demandOf(post, pool, present, await timeBands(db, ctx)),
    applications: applicants.map(({ application, memberName }) => ({
      ...application,
      memberName: veil.name(memberName),
      stateName: names.get(application.state) ?? application.state,
      result: slotOf(application.resultSheetIdx),
    })),
    amendments: amendmentsOf(ctx, post).map(({ moves, ...one }) => ({
      ...one,
      moves: moves.map(({ drawIdx, from, to }) => ({ drawIdx, from: slotOf(from), to: slotOf(to) })),
    })),
    freeSlots: await givable(db, ctx, post, pool),
  };
}

type PoolTime = Pick<PoolSlot, "sheetIdx" | "playDate" | "teeTime" | "courseCode">;

/** Slots by number: those of the pool, and those of it that were the draw's when it closed. */
function slotsByIdx({ frame }: ShownPost, pool: readonly PoolSlot[]) {
  const all: readonly PoolTime[] = [...pool, ...(frame?.pool ?? [])];
  const byIdx = new Map(all.map((slot) => [slot.sheetIdx, slot]));
  return (sheetIdx: number | null) => {
    const slot = sheetIdx === null ? undefined : byIdx.get(sheetIdx);
    return slot ? { playDate: slot.playDate, teeTime: slot.teeTime, courseCode: slot.courseCode } : null;
  };
}

/** Free slots of an announced draw, until they open to everybody. */
async function givable(
  db: Database,
  ctx: Context,
  post: ShownPost,
  pool: readonly PoolSlot[],
): Promise<PoolTime[]> {
  if (!givingStates.includes(post.state) || post.releaseAt <= ctx.now) return [];
  const free = new Set(await selectFreePool(db, ctx.club.clubIdx, post.drawPostIdx));
  return pool
    .filter(({ sheetIdx }) => free.has(sheetIdx))
    .map(({ sheetIdx, playDate, teeTime, courseCode }) => ({ sheetIdx, playDate, teeTime, courseCode }));
}
