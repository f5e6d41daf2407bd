import type { Database } from "../../db/database";
import { addresseeOf, type Member } from "../../domains/members";
import { type NoticeEvent, type NoticeVars, queueNotice } from "../../domains/outbox";
import { readSiteInfo } from "../../domains/site";
import type { Context } from "../../platform/context";

/**
 * A notice about an account itself, to the addresses that the given record holds and in its language, whatever the
 * state: what was just withdrawn, suspended or changed is told where it was reachable before. `club` fills itself.
 */
export async function tellPerson<E extends NoticeEvent>(
  tx: Database,
  ctx: Context,
  member: Member,
  event: E,
  vars: Omit<NoticeVars<E>, "club">,
  options?: Parameters<typeof queueNotice>[5],
): Promise<void> {
  const to = addresseeOf(member);
  const choice = { language: to.lang, defaultLanguage: ctx.club.defaultLanguage };
  const { clubName } = await readSiteInfo(tx, ctx.club.clubIdx, choice);
  // Every event has `club`; the others are what the caller must give.
  const filled = { club: clubName, ...vars } as unknown as NoticeVars<E>;
  await queueNotice(tx, ctx, event, to, filled, options);
}
