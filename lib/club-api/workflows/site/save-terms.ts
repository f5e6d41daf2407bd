import type { AgreementInput } from "@/lib/contract/accounts/agreement-shapes";
import { termsVersionState } from "@/lib/contract/code-values/terms";
import type { CallOutput } from "@/lib/contract/routes";
import type { TermsPublish } from "@/lib/contract/terms/terms-shapes";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { addresseeOf, findMember, type Member, membersAfter } from "../../domains/members";
import { queueNotice } from "../../domains/outbox";
import { readClubName } from "../../domains/site";
import {
  type AnnouncedTerms,
  isMarketingTerms,
  noteMembersNotified,
  openTermsOf,
  publishTerms,
  saveAgreements,
  termsToAnnounce,
} from "../../domains/terms";
import type { Context } from "../../platform/context";
import { pickText } from "../../platform/texts";
import { applyMarketing } from "../accounts/set-marketing";

const batchSize = 200;

/**
 * Tells every member of the changed versions that are announced by now, once (domain.md 11.10). Members come in batches
 * with a transaction each; after a break it begins again, and nobody is told twice.
 */
export async function announceTerms(db: Database, ctx: Context): Promise<void> {
  for (const terms of await termsToAnnounce(db, ctx)) {
    let last = 0;
    for (;;) {
      const batch = await membersAfter(db, ctx.club.clubIdx, last, batchSize);
      const end = batch.at(-1);
      if (!end) break;
      await transaction(db, (tx) => notifyBatch(tx, ctx, terms, batch));
      last = end.memberIdx;
    }
    await transaction(db, (tx) => noteMembersNotified(tx, ctx, terms.termsIdx));
  }
}

async function notifyBatch(
  tx: Database,
  ctx: Context,
  { termsIdx, titles, effectiveDate }: AnnouncedTerms,
  batch: readonly Member[],
): Promise<void> {
  const { defaultLanguage } = ctx.club;
  for (const member of batch) {
    const to = addresseeOf(member, defaultLanguage);
    const choice = { language: to.lang, defaultLanguage };
    const clubName = await readClubName(tx, ctx.club, choice);
    await queueNotice(
      tx,
      ctx,
      "termsChange",
      to,
      { club: clubName, title: pickText(titles, choice) ?? "", date: effectiveDate },
      // One way is enough, and a mail holds the whole sentence.
      { channels: to.email ? ["MAIL"] : ["SMS"], dedupeKey: `terms:${termsIdx}:${member.memberIdx}` },
    );
  }
}

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
