import { drawWeight } from "@/lib/shared/draws/draw";
import type { Database } from "../../db/database";
import { countMonth, findPost, monthOf, readDrawPolicy, readPost } from "../../domains/draws";
import { findMember } from "../../domains/members";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { drawObstacles, readFactors } from "./draw-standing";

const quotaCode = 4503;

/** A draw as a member sees it: with eligibility, the month's quota and the weight as it would be now (domain.md R14). */
export async function readDrawFor(db: Database, ctx: Context, drawPostIdx: number, memberIdx: number) {
  const { clubIdx } = ctx.club;
  const shown = await readPost(db, ctx, drawPostIdx, memberIdx);
  const post = await findPost(db, clubIdx, drawPostIdx);
  const member = await findMember(db, clubIdx, memberIdx);
  if (!post || !member) throw new ClubFailure("NOT_FOUND");
  const policy = await readDrawPolicy(db, clubIdx);
  const factors = (await readFactors(db, ctx, policy, [member])).get(memberIdx);
  const monthUsed = await countMonth(db, clubIdx, memberIdx, monthOf(post), drawPostIdx);
  const obstacles = await drawObstacles(db, ctx, member, post);
  const isQuotaUsed = monthUsed >= policy.postsPerMonth;
  const quota = { code: quotaCode, reason: "QUOTA" as const, until: null };
  const weight = factors ? drawWeight(post.mode, factors, policy.rates) : 1;
  return {
    ...shown,
    eligibility: {
      eligible: obstacles.length === 0 && !isQuotaUsed,
      reasons: [...obstacles, ...(isQuotaUsed ? [quota] : [])],
      monthUsed,
      monthLimit: policy.postsPerMonth,
      weightPreview: Number(weight.toFixed(6)),
    },
  };
}
