import { memberState } from "@/lib/contract/code-values/members";
import type { Language } from "@/lib/shared/languages";
import type { Database } from "../../db/database";
import { addresseeOf, findMember } from "../../domains/members";
import { type Notice, type NoticeEvent, type NoticeVars, queueNotices } from "../../domains/outbox";
import { readSiteInfo } from "../../domains/site";
import type { Context } from "../../platform/context";
import type { LanguageChoice } from "../../platform/texts";

type VarsOf<E extends NoticeEvent> = (
  choice: LanguageChoice,
) => Promise<Omit<NoticeVars<E>, "club">> | Omit<NoticeVars<E>, "club">;

/** One member; see `tellMembers`. */
export function tellMember<E extends NoticeEvent>(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  event: E,
  varsOf: VarsOf<E>,
  options?: Notice["options"],
): Promise<void> {
  return tellMembers(tx, ctx, [memberIdx], event, varsOf, options);
}

/**
 * A notice to members, each in the own language, by SMS and e-mail; `club` fills itself, `varsOf` gives the other
 * variables in a language. Members who are not active are not written to. However many they are, it takes few
 * statements: a draw tells all its players while their rows are locked.
 */
export async function tellMembers<E extends NoticeEvent>(
  tx: Database,
  ctx: Context,
  memberIdxs: readonly number[],
  event: E,
  varsOf: VarsOf<E>,
  options: Notice["options"] = {},
): Promise<void> {
  const { clubIdx, defaultLanguage } = ctx.club;
  const found = await Promise.all(memberIdxs.map((memberIdx) => findMember(tx, clubIdx, memberIdx)));
  const told = found.flatMap((member) => (member?.state === memberState.active ? [addresseeOf(member)] : []));
  const varsIn = new Map<Language, object>();
  for (const language of new Set(told.map(({ lang }) => lang))) {
    const choice = { language, defaultLanguage };
    const { clubName } = await readSiteInfo(tx, clubIdx, choice);
    varsIn.set(language, { club: clubName, ...(await varsOf(choice)) });
  }
  // Every event has `club`; the others are what the caller must give.
  const notices = told.map((to) => ({ event, to, vars: varsIn.get(to.lang), options }) as unknown as Notice);
  await queueNotices(tx, ctx, notices);
}
