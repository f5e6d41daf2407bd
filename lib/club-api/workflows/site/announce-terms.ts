import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { addresseeOf, type Member, membersAfter } from "../../domains/members";
import { queueNotice } from "../../domains/outbox";
import { readClubName } from "../../domains/site";
import { type AnnouncedTerms, noteMembersTold, termsToTell } from "../../domains/terms";
import type { Context } from "../../platform/context";
import { pickText } from "../../platform/texts";

const batchSize = 200;

/**
 * Tells every member of the changed versions that are announced by now, once (domain.md 11.10). Members come in batches
 * with a transaction each; after a break it begins again, and nobody is told twice.
 */
export async function announceTerms(db: Database, ctx: Context): Promise<void> {
  for (const terms of await termsToTell(db, ctx)) {
    let last = 0;
    for (;;) {
      const batch = await membersAfter(db, ctx.club.clubIdx, last, batchSize);
      const end = batch.at(-1);
      if (!end) break;
      await transaction(db, (tx) => tellBatch(tx, ctx, terms, batch));
      last = end.memberIdx;
    }
    await transaction(db, (tx) => noteMembersTold(tx, ctx, terms.termsIdx));
  }
}

async function tellBatch(
  tx: Database,
  ctx: Context,
  { termsIdx, titles, effectiveDate }: AnnouncedTerms,
  batch: readonly Member[],
): Promise<void> {
  const { defaultLanguage } = ctx.club;
  for (const member of batch) {
    const to = addresseeOf(member);
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
