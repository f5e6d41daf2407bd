import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { pickText } from "../../platform/texts";
import { codeNames } from "../codes";
import { countPools } from "./pool-repository";
import { type PostQuery, postPart } from "./posts";
import { type ShownPost, selectPosts } from "./repository";

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
