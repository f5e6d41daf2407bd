import { certificationType, memberState } from "@/lib/contract/code-values/members";
import { drawWeight } from "@/lib/shared/draws/draw";
import type { DrawFactors } from "@/lib/shared/draws/draw-types";
import type { Language } from "@/lib/shared/languages";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import {
  countMonth,
  type DrawPolicy,
  type DrawPost,
  daysBefore,
  factorsOf,
  findPost,
  monthOf,
  pastResults,
  readDrawPolicy,
  readPost,
  weightBases,
} from "../../domains/draws";
import { findMember, type Member } from "../../domains/members";
import { activeSuspension, penaltyPoints } from "../../domains/penalties";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";

const quotaCode = 4503;

/**
 * A draw as a member sees it: with eligibility, the month's quota and the weight as it would be now (domain.md R14).
 */
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

export type Obstacle = "TYPE" | "STATE" | "SUSPENDED" | "DOCUMENT";
export type FoundObstacle = { code: number; reason: Obstacle; until: string | null };

const ineligibleCode = 4502;
/** Who signed up with an e-mail code shows a document at the desk first (domain.md 7.13). */
const emailCertified = certificationType.email;

/**
 * Reasons why a member may not take part in a draw, checked at the application and at the draw (domain.md 7.9.1);
 * empty when eligible.
 */
export async function drawObstacles(
  db: Database,
  ctx: Context,
  member: Member,
  post: Pick<DrawPost, "memberTypes">,
): Promise<FoundObstacle[]> {
  const suspension = await activeSuspension(db, ctx, member.memberIdx);
  const until = suspension && clubTimestamp(suspension.until, ctx.club.zone);
  const found: [Obstacle, boolean][] = [
    ["STATE", member.state !== memberState.active],
    ["TYPE", !post.memberTypes.includes(member.memberType)],
    ["DOCUMENT", !isIdentified(member)],
    ["SUSPENDED", suspension !== null],
  ];
  return found.flatMap(([reason, isMet]) =>
    isMet ? [{ code: ineligibleCode, reason, until: reason === "SUSPENDED" ? until : null }] : [],
  );
}

/** Whether the club knows who it is: by identity check, or by a document seen at the desk (domain.md 7.13). */
export function isIdentified(member: Pick<Member, "certType" | "deskCheckedAt">): boolean {
  return member.certType !== emailCertified || member.deskCheckedAt !== null;
}

const words: Record<Obstacle, Record<Language, string>> = {
  STATE: { en: "account state", ko: "회원 상태", ja: "会員の状態", zh: "会员状态" },
  TYPE: { en: "member type", ko: "회원 구분", ja: "会員区分", zh: "会员类型" },
  DOCUMENT: {
    en: "identity document not yet checked at the desk",
    ko: "프런트 신분 확인 전",
    ja: "フロントでの本人確認が未了",
    zh: "前台尚未核验证件",
  },
  SUSPENDED: { en: "booking suspended", ko: "예약 정지", ja: "予約停止中", zh: "暂停预订" },
};

/** 4502 with the obstacle in words. */
export function ineligible(ctx: Context, { reason }: FoundObstacle): ClubFailure {
  return new ClubFailure("DRAW_INELIGIBLE", [words[reason][ctx.choice.language]], undefined, [
    words[reason].en,
  ]);
}

/** Components of the weights of the given members at this moment (domain.md 7.9.2). */
export async function readFactors(
  db: Database,
  ctx: Context,
  policy: DrawPolicy,
  applicants: readonly { memberIdx: number; memberType: string }[],
): Promise<Map<number, DrawFactors>> {
  const { clubIdx } = ctx.club;
  const bases = await weightBases(db, clubIdx);
  const memberIdxs = applicants.map(({ memberIdx }) => memberIdx);
  const results = await pastResults(db, clubIdx, memberIdxs, ctx.now);
  const winsSince = daysBefore(ctx.now, policy.winDays);
  const factors = new Map<number, DrawFactors>();
  for (const { memberIdx, memberType } of applicants) {
    const points = await penaltyPoints(db, ctx, memberIdx, policy.pointDays);
    const own = results.filter((result) => result.memberIdx === memberIdx);
    factors.set(memberIdx, factorsOf(bases.get(memberType) ?? 1, points, own, winsSince));
  }
  return factors;
}
