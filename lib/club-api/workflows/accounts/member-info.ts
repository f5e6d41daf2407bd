import type { MemberInfo } from "@/lib/contract/accounts/members";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { codeNames } from "../../domains/codes";
import { countCoupons } from "../../domains/coupons";
import { type Member, readExtra } from "../../domains/members";
import { readPenaltyHistory } from "../../domains/penalties";
import { openCounts } from "../../domains/withdrawals";
import type { Context } from "../../platform/context";

/** A member's own data, with what my page opens with (domain.md Y1). */
export async function readMemberInfo(db: Database, ctx: Context, member: Member): Promise<MemberInfo> {
  const { clubIdx } = ctx.club;
  const { memberIdx } = member;
  const typeNames = await codeNames(db, clubIdx, "memberTypes", ctx.choice);
  const open = await openCounts(db, clubIdx, memberIdx, clubDate(ctx.now, ctx.club.zone));
  const { usable } = await countCoupons(db, ctx, memberIdx);
  const { points, pointsMax } = await readPenaltyHistory(db, ctx, memberIdx, { page: 1, size: 1 });
  return {
    memberIdx,
    id: member.id,
    name: member.name,
    nameEn: member.nameEn,
    birth: member.birth,
    gender: member.gender,
    phoneNo: member.phoneNo,
    email: member.email,
    zipCode: member.zipCode,
    address: member.address,
    addressDetail: member.addressDetail,
    lang: member.lang,
    memberType: member.memberType,
    memberTypeName: typeNames.get(member.memberType) ?? member.memberType,
    membershipNo: member.membershipNo,
    joinedAt: member.joinedAt,
    imageUrl: member.imageUrl,
    marketing: { sms: member.marketingSms, email: member.marketingEmail, push: member.marketingPush },
    extra: await readExtra(db, clubIdx, memberIdx),
    summary: { bookings: open.bookings, waitings: open.waitings, coupons: usable, points, pointsMax },
  };
}
