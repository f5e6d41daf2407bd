import type { DrawPostState } from "@/lib/contract/code-values/draws";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { pickText } from "../../platform/texts";
import { codeNames } from "../codes";
import { timeBands } from "../tee-sheets";
import { selectApplicationOf, selectApplications, selectMyDraws } from "./applications-repository";
import { demandOf } from "./demand";
import { readDrawPolicy } from "./policy";
import { countPools, selectPool } from "./pool-repository";
import { type ShownPost, selectPosts, selectShownPost } from "./repository";
import { isAnnounced } from "./rules";

export type PostQuery = { page: number; size: number; state?: DrawPostState | undefined };

/** One page of the draws (domain.md R13); `memberIdx` adds the member's own applications. */
export async function readPosts(db: Database, ctx: Context, query: PostQuery, memberIdx: number | null) {
  const { clubIdx } = ctx.club;
  const { page, size, state } = query;
  const { rows, total } = await selectPosts(db, clubIdx, ctx.now, {
    state,
    offset: (page - 1) * size,
    limit: size,
  });
  const idxs = rows.map((row) => row.drawPostIdx);
  const pools = await countPools(db, clubIdx, idxs);
  const mine = memberIdx === null ? new Map() : await selectMyDraws(db, clubIdx, memberIdx, idxs);
  const names = await codeNames(db, clubIdx, "drawPostStates", ctx.choice);
  const list = rows.map((row) => ({
    ...postPart(ctx, row, pools.get(row.drawPostIdx) ?? 0, names),
    applicantCount: row.applicantCount,
    myDrawIdx: mine.get(row.drawPostIdx) ?? null,
  }));
  return { list, total, page, size };
}

/** A draw as everybody may see it (domain.md R14). Throws 2001. */
export async function readPost(db: Database, ctx: Context, drawPostIdx: number, memberIdx: number | null) {
  const { clubIdx } = ctx.club;
  const post = await selectShownPost(db, clubIdx, drawPostIdx, ctx.now);
  if (!post) throw new ClubFailure("NOT_FOUND");
  const pool = await selectPool(db, clubIdx, drawPostIdx);
  const applications = await selectApplications(db, clubIdx, drawPostIdx);
  const names = await codeNames(db, clubIdx, "drawPostStates", ctx.choice);
  const policy = await readDrawPolicy(db, clubIdx);
  const own = memberIdx === null ? null : await selectApplicationOf(db, clubIdx, drawPostIdx, memberIdx);
  const bands = demandOf(post, pool, applications, await timeBands(db, ctx));
  return {
    ...postPart(ctx, post, pool.length, names),
    contents: sanitizeRichText(pickText(post.texts, ctx.choice)?.contents ?? ""),
    maxChoices: post.maxChoices,
    minPlayers: post.minPlayers,
    mode: post.mode,
    ruleVersion: post.ruleVersion,
    quotas: post.quotas,
    seedHash: post.seedHash,
    listHash: post.listHash,
    beaconRound: post.beaconRound,
    seed: isAnnounced(post.state) && policy.isSeedPublished ? post.seed : null,
    applicantCount: post.applicantCount,
    isManualConfirm: policy.isManualConfirm,
    ...(memberIdx === null ? {} : { myDrawIdx: own?.drawIdx ?? null }),
    bands: bands.map(({ choices: _choices, ...band }) => band),
  };
}

/** The fields of a post that every list of posts shows. */
export function postPart(
  ctx: Context,
  post: ShownPost,
  slotCount: number,
  names: ReadonlyMap<string, string>,
) {
  const at = (moment: Date) => clubTimestamp(moment, ctx.club.zone);
  return {
    drawPostIdx: post.drawPostIdx,
    title: pickText(post.texts, ctx.choice)?.title ?? "",
    playDates: post.playDates,
    periods: post.periods,
    courseCodes: post.courseCodes,
    slotCount,
    memberTypes: post.memberTypes,
    applyFrom: at(post.applyFrom),
    applyTo: at(post.applyTo),
    drawAt: at(post.drawAt),
    announceAt: at(post.announceAt),
    confirmUntil: at(post.confirmUntil),
    releaseAt: at(post.releaseAt),
    state: post.state,
    stateName: names.get(post.state) ?? post.state,
  };
}
