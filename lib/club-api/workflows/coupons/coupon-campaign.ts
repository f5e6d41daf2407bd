import type { z } from "zod";
import { memberState } from "@/lib/contract/code-values/members";
import {
  type CampaignTerms,
  type CouponAudience,
  type CouponCampaign,
  type leftOutReason,
  mostCoupons,
} from "@/lib/contract/coupons/coupon-campaigns";
import type { CallOutput } from "@/lib/contract/routes";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { recordAudit } from "../../domains/audit";
import {
  checkTerms,
  couponName,
  fitsHolder,
  holdersOf,
  issueToAll,
  suspendCouponsOf,
} from "../../domains/coupons";
import { type Member, officeRow, readAudience } from "../../domains/members";
import { suspendedAmong } from "../../domains/penalties";
import type { Context } from "../../platform/context";
import { fingerprint } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import { tellMembers } from "../messages/tell-member";
import { exampleOf } from "./coupon-example";

type Reason = z.infer<typeof leftOutReason>;
type Reach = { chosen: Member[]; leftOut: { member: Member; reason: Reason }[]; suspended: Set<number> };

const shownRows = 10;
const told = 500;
const reasons: readonly Reason[] = ["ISSUED", "SUSPENDED", "NO_CONSENT", "NOT_ENTITLED"];

/**
 * Whom a campaign would reach (domain.md 7.11), masked; the look goes on record. Throws 9001 with the field for terms that
 * no coupon may have, and 9001 `audience` for more members than one campaign takes.
 */
export async function previewCampaign(
  tx: Database,
  ctx: Context,
  { audience, coupon }: CouponCampaign,
): Promise<CallOutput<"POST /ops/coupons/preview">> {
  await checkTerms(tx, ctx, coupon);
  const { chosen, leftOut } = await reach(tx, ctx, audience, coupon, { isLocked: false });
  const shown = await officeRow(tx, ctx);
  const first = (members: readonly Member[]) =>
    members.slice(0, shownRows).map((member) => {
      const { memberIdx, id, name, memberType, memberTypeName } = shown(member);
      return { memberIdx, id, name, memberType, memberTypeName };
    });
  const after = { isMasked: true, audience, count: chosen.length };
  await recordAudit(tx, ctx, { action: "VIEW", entity: "coupon", entityKey: "preview", after });
  return {
    count: chosen.length,
    untold: chosen.filter(({ state }) => state !== memberState.active).length,
    first: first(chosen),
    leftOut: reasons.flatMap((reason) => {
      const members = leftOut.flatMap((one) => (one.reason === reason ? [one.member] : []));
      return members.length === 0 ? [] : [{ reason, count: members.length, first: first(members) }];
    }),
    stamp: stampOf(ctx, chosen),
    example: await exampleOf(tx, ctx, audience, coupon),
  };
}

/**
 * Issues to the list that was previewed, all or nobody, on record with each; everybody active is told once. Whoever has this
 * very coupon is on no list, and the members' rows stay locked: a campaign that is sent twice, by whomever, reaches nobody
 * twice. Throws as `previewCampaign`, 2002 when the list is another one by now, 9001 `audience` for an empty one.
 */
export async function issueCampaign(
  tx: Database,
  ctx: Context,
  { audience, coupon, stamp }: CouponCampaign & { stamp: string },
): Promise<CallOutput<"POST /ops/coupons/campaigns">> {
  const { chosen, suspended } = await reach(tx, ctx, audience, coupon, { isLocked: true });
  if (stampOf(ctx, chosen) !== stamp) throw new ClubFailure("STALE");
  if (chosen.length === 0) throw new ClubFailure("VAL_FIELD", ["audience"]);
  const idxs = chosen.map(({ memberIdx }) => memberIdx);
  const [issued] = await issueToAll(tx, ctx, idxs, coupon);
  await suspendCouponsOf(
    tx,
    ctx,
    idxs.filter((memberIdx) => suspended.has(memberIdx)),
  );
  for (const [channels, members] of byChannels(chosen, audience)) {
    for (let at = 0; at < members.length; at += told) {
      const idxsToTell = members.slice(at, at + told);
      const varsOf = (choice: Context["choice"]) => ({
        coupon: issued ? couponName(issued, { choice }) : coupon.couponName,
        date: coupon.validTo,
      });
      await tellMembers(tx, ctx, idxsToTell, "couponIssued", varsOf, { channels });
    }
  }
  return { issued: idxs.length, told: chosen.filter(({ state }) => state === memberState.active).length };
}

async function reach(
  tx: Database,
  ctx: Context,
  audience: CouponAudience,
  coupon: CampaignTerms,
  { isLocked }: { isLocked: boolean },
): Promise<Reach> {
  const { clubIdx } = ctx.club;
  const found = await readAudience(tx, ctx.club, audience, { limit: mostCoupons + 1, isLocked });
  if (found.length > mostCoupons) throw new ClubFailure("VAL_FIELD", ["audience"]);
  const idxs = found.map(({ memberIdx }) => memberIdx);
  const suspended = await suspendedAmong(tx, clubIdx, idxs, ctx.now);
  const holders = await holdersOf(tx, ctx, coupon);
  const lastDay = [coupon.validTo, clubDate(ctx.now, ctx.club.zone)].sort().at(-1) ?? coupon.validTo;
  const why = (member: Member): Reason | null => {
    if (holders.has(member.memberIdx)) return "ISSUED";
    if (audience.leavesOutSuspended && suspended.has(member.memberIdx)) return "SUSPENDED";
    if (audience.isAdvertising && !member.marketingSms && !member.marketingEmail) return "NO_CONSENT";
    return fitsHolder(coupon.dcPerson, member, lastDay) ? null : "NOT_ENTITLED";
  };
  const chosen = found.filter((member) => why(member) === null);
  const leftOut = found.flatMap((member) => {
    const reason = why(member);
    return reason === null ? [] : [{ member, reason }];
  });
  return { chosen, leftOut, suspended };
}

/** Advertising goes only by the ways that its receiver agreed to. */
function byChannels(members: readonly Member[], { isAdvertising }: CouponAudience) {
  type Channel = "SMS" | "MAIL";
  const groups = new Map<string, { channels: Channel[]; idxs: number[] }>();
  for (const { memberIdx, marketingSms, marketingEmail } of members) {
    const channels: Channel[] = [
      ...(!isAdvertising || marketingSms ? (["SMS"] as const) : []),
      ...(!isAdvertising || marketingEmail ? (["MAIL"] as const) : []),
    ];
    const key = channels.join();
    const group = groups.get(key) ?? { channels, idxs: [] };
    group.idxs.push(memberIdx);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ channels, idxs }) => [channels, idxs] as const);
}

function stampOf(ctx: Context, chosen: readonly Member[]): string {
  return fingerprint([ctx.club.clubIdx, chosen.map(({ memberIdx }) => memberIdx)]);
}
