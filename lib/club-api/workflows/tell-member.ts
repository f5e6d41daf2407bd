import type { Database } from "../db/database";
import { addresseeOf, findMember } from "../domains/members";
import { type NoticeEvent, type NoticeVars, queueNotice } from "../domains/outbox";
import { readSiteInfo } from "../domains/site";
import type { Act } from "../platform/act";
import type { LanguageChoice } from "../platform/texts";

const active = "10";

/**
 * A notice to a member in the own language, by SMS and e-mail; `club` fills itself, `varsOf` gives the other variables
 * in that language. Members who are not active are not written to.
 */
export async function tellMember<E extends NoticeEvent>(
  tx: Database,
  act: Act,
  memberIdx: number,
  event: E,
  varsOf: (choice: LanguageChoice) => Promise<Omit<NoticeVars<E>, "club">> | Omit<NoticeVars<E>, "club">,
  options?: Parameters<typeof queueNotice>[5],
): Promise<void> {
  const { clubIdx, defaultLanguage } = act.club;
  const member = await findMember(tx, clubIdx, memberIdx);
  if (member?.state !== active) return;
  const to = addresseeOf(member);
  const choice = { language: to.lang, defaultLanguage };
  const { clubName } = await readSiteInfo(tx, clubIdx, choice);
  // Every event has `club`; the others are what the caller must give.
  const vars = { club: clubName, ...(await varsOf(choice)) } as unknown as NoticeVars<E>;
  await queueNotice(tx, act, event, to, vars, options);
}
