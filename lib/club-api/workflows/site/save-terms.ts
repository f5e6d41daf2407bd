import type { AgreementInput } from "@/lib/contract/accounts/agreement-shapes";
import { termsVersionState } from "@/lib/contract/code-values/terms";
import type { CallOutput } from "@/lib/contract/routes";
import type { TermsPublish } from "@/lib/contract/terms/terms-shapes";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { findMember } from "../../domains/members";
import { isMarketingTerms, openTermsOf, publishTerms, saveAgreements } from "../../domains/terms";
import type { Context } from "../../platform/context";
import { applyMarketing } from "../accounts/set-marketing";
import { announceTerms } from "./announce-terms";

type Saved = CallOutput<"PUT /terms">;

/** Stores a version (T7) and, when it is announced from today, tells the members at once: C0470 counts their days. */
export async function saveVersion(db: Database, ctx: Context, input: TermsPublish): Promise<Saved> {
  const saved = await publishTerms(db, ctx, input);
  if (saved.state === termsVersionState.announced) await announceTerms(db, ctx);
  return saved;
}

/**
 * A member's consent (T2), and what is still open afterwards. The word on marketing also sets by which ways the member
 * gets advertising, at once, and tells the member so (checklist P-02).
 */
export function saveConsent(
  db: Database,
  ctx: Context,
  memberIdx: number,
  agreements: readonly AgreementInput[],
): Promise<Saved> {
  return transaction(db, async (tx) => {
    await saveAgreements(tx, ctx, memberIdx, agreements);
    for (const { termsIdx, agreed, channels = [] } of agreements) {
      if (!(await isMarketingTerms(tx, ctx, termsIdx))) continue;
      const member = await findMember(tx, ctx.club.clubIdx, memberIdx);
      const wants = (way: (typeof channels)[number]) => agreed && channels.includes(way);
      const choice = { sms: wants("SMS"), email: wants("EMAIL"), push: wants("PUSH") };
      if (member) await applyMarketing(tx, ctx, member, choice);
    }
    return { saved: agreements.length, pending: await openTermsOf(tx, ctx, memberIdx) };
  });
}
