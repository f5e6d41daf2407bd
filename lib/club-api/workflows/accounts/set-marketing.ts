import type { MarketingChoice } from "@/lib/contract/accounts/members";
import { termTypeCode } from "@/lib/contract/code-values/terms";
import type { CallOutput } from "@/lib/contract/routes";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { findMember, type Member, setMarketing } from "../../domains/members";
import { readTermsInForce, saveAgreements } from "../../domains/terms";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { notifyPerson } from "../messages/notify";

/** The member's choice by itself, on one screen (domain.md A35, checklist P-02). */
export function chooseMarketing(
  db: Database,
  ctx: Context,
  memberIdx: number,
  choice: MarketingChoice,
): Promise<CallOutput<"PUT /ext/marketing">> {
  return transaction(db, async (tx) => {
    const member = await findMember(tx, ctx.club.clubIdx, memberIdx);
    if (!member) throw new ClubFailure("NOT_FOUND");
    await saveMarketing(tx, ctx, member, choice);
    return { marketing: choice, changedAt: clubTimestamp(ctx.now, ctx.club.zone) };
  });
}

/**
 * By which ways a member wants advertising, at once: the consent to the terms in force goes on record with its ways, and
 * the member is notified of what counts now (checklists P-02, P-03). The same choice again changes nothing.
 */
export async function saveMarketing(
  tx: Database,
  ctx: Context,
  member: Member,
  choice: MarketingChoice,
): Promise<void> {
  if (isSame(member, choice)) return;
  const { club, now } = ctx;
  const today = clubDate(now, club.zone);
  const reader = { clubIdx: club.clubIdx, today, choice: ctx.choice, canSeeDrafts: async () => false };
  const [terms] = await readTermsInForce(tx, reader, [termTypeCode.marketing]);
  if (terms) {
    const channels = channelsOf(choice);
    const agreement = { termsIdx: terms.termsIdx, agreed: channels.length > 0, channels };
    await saveAgreements(tx, ctx, member.memberIdx, [agreement]);
  }
  await applyMarketing(tx, ctx, member, choice);
}

/** Sets the ways and tells the member, when they are others than before; the consent is on record already. */
export async function applyMarketing(
  tx: Database,
  ctx: Context,
  member: Member,
  choice: MarketingChoice,
): Promise<void> {
  if (isSame(member, choice)) return;
  await setMarketing(tx, ctx.club.clubIdx, member.memberIdx, {
    marketingSms: choice.sms,
    marketingEmail: choice.email,
    marketingPush: choice.push,
  });
  const channels = channelsOf(choice).join(", ") || "-";
  const date = clubDate(ctx.now, ctx.club.zone);
  await notifyPerson(tx, ctx, member, "marketingChanged", { date, choice: channels });
}

function isSame(member: Member, { sms, email, push }: MarketingChoice): boolean {
  return sms === member.marketingSms && email === member.marketingEmail && push === member.marketingPush;
}

function channelsOf({ sms, email, push }: MarketingChoice) {
  return [
    ...(sms ? (["SMS"] as const) : []),
    ...(email ? (["EMAIL"] as const) : []),
    ...(push ? (["PUSH"] as const) : []),
  ];
}
