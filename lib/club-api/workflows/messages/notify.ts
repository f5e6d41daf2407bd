import { memberState } from "@/lib/contract/code-values/members";
import type { Language } from "@/lib/shared/languages";
import type { Database } from "../../db/database";
import { addresseeOf, findMember, type Member } from "../../domains/members";
import {
  type Notice,
  type NoticeEvent,
  type NoticeVars,
  queueNotice,
  queueNotices,
} from "../../domains/outbox";
import { readSiteInfo } from "../../domains/site";
import type { Context } from "../../platform/context";
import type { LanguageChoice } from "../../platform/texts";

class Pretended extends Error {}

/**
 * Queues a message, or does the same work and takes it back where nobody is meant: what an answer costs does not tell
 * whether an address is on file (checklist S-54).
 */
export async function queueOrSimulate(
  tx: Database,
  isMeant: boolean,
  queue: (inner: Database) => Promise<void>,
): Promise<void> {
  try {
    await tx.transaction(async (inner) => {
      await queue(inner);
      if (!isMeant) throw new Pretended();
    });
  } catch (error) {
    if (!(error instanceof Pretended)) throw error;
  }
}

type VarsOf<E extends NoticeEvent> = (
  choice: LanguageChoice,
) => Promise<Omit<NoticeVars<E>, "club">> | Omit<NoticeVars<E>, "club">;

/** One member; see `notifyMembers`. */
export function notifyMember<E extends NoticeEvent>(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  event: E,
  varsOf: VarsOf<E>,
  options?: Notice["options"],
): Promise<void> {
  return notifyMembers(tx, ctx, [memberIdx], event, varsOf, options);
}

/**
 * A notice to members, each in the own language, by SMS and e-mail; `club` fills itself, `varsOf` gives the other
 * variables in a language. Members who are not active are not written to. However many they are, it takes few
 * statements: a draw tells all its players while their rows are locked.
 */
export async function notifyMembers<E extends NoticeEvent>(
  tx: Database,
  ctx: Context,
  memberIdxs: readonly number[],
  event: E,
  varsOf: VarsOf<E>,
  options: Notice["options"] = {},
): Promise<void> {
  const { clubIdx, defaultLanguage } = ctx.club;
  const found = await Promise.all(memberIdxs.map((memberIdx) => findMember(tx, clubIdx, memberIdx)));
  const notified = found.flatMap((member) =>
    member?.state === memberState.active ? [addresseeOf(member, defaultLanguage)] : [],
  );
  const varsIn = new Map<Language, object>();
  for (const language of new Set(notified.map(({ lang }) => lang))) {
    const choice = { language, defaultLanguage };
    const { clubName } = await readSiteInfo(tx, clubIdx, choice);
    varsIn.set(language, { club: clubName, ...(await varsOf(choice)) });
  }
  // Every event has `club`; the others are what the caller must give.
  const notices = notified.map(
    (to) => ({ event, to, vars: varsIn.get(to.lang), options }) as unknown as Notice,
  );
  await queueNotices(tx, ctx, notices);
}

/**
 * A notice about an account itself, to the addresses that the given record holds and in its language, whatever the
 * state: what was just withdrawn, suspended or changed is notified where it was reachable before. `club` fills itself.
 */
export async function notifyPerson<E extends NoticeEvent>(
  tx: Database,
  ctx: Context,
  member: Member,
  event: E,
  vars: Omit<NoticeVars<E>, "club">,
  options?: Parameters<typeof queueNotice>[5],
): Promise<void> {
  const { defaultLanguage } = ctx.club;
  const to = addresseeOf(member, defaultLanguage);
  const choice = { language: to.lang, defaultLanguage };
  const { clubName } = await readSiteInfo(tx, ctx.club.clubIdx, choice);
  // Every event has `club`; the others are what the caller must give.
  const filled = { club: clubName, ...vars } as unknown as NoticeVars<E>;
  await queueNotice(tx, ctx, event, to, filled, options);
}
