import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { readFormats } from "../policies";
import type { NoticeEvent, NoticeVars } from "./events";
import { clearMessagesBefore, insertMessages, type NewMessage } from "./repository";
import { type GivenVars, shownVars } from "./shown-vars";

export { type Delivery, deliverDue, type Senders } from "./deliver";
export { parkMessage, resendMessage, retryMessage } from "./office";
export { listMessages, readMessage } from "./read";
export { courseWords, wordNotice } from "./render";
export { selectQueues as readQueues } from "./status-repository";
export type { NoticeEvent, NoticeVars };

/** Whom a notice is for. A channel without an address is left out. */
export type Addressee = {
  memberIdx: number | null;
  lang: Language;
  phoneNo: string | null;
  email: string | null;
};

type NoticeOptions = { channels?: readonly ("SMS" | "MAIL")[]; dedupeKey?: string };

/**
 * Queues a notice in the caller's transaction, by SMS and by e-mail, wherever there is an address; a job delivers it at
 * least once. The same `dedupeKey` is queued once per club and channel.
 */
export async function queueNotice<E extends NoticeEvent>(
  tx: Database,
  ctx: Context,
  event: E,
  to: Addressee,
  vars: NoticeVars<E>,
  options: NoticeOptions = {},
): Promise<void> {
  const formats = await readFormats(tx, ctx.club.clubIdx);
  await insertMessages(tx, messagesOf(ctx, formats, { event, to, vars, options }));
}

export type Notice = {
  [E in NoticeEvent]: { event: E; to: Addressee; vars: NoticeVars<E>; options?: NoticeOptions };
}[NoticeEvent];

/** Several notices, to several people, in one statement. */
export async function queueNotices(tx: Database, ctx: Context, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const formats = await readFormats(tx, ctx.club.clubIdx);
  await insertMessages(
    tx,
    notices.flatMap((notice) => messagesOf(ctx, formats, notice)),
  );
}

function messagesOf(
  ctx: Context,
  formats: ClubFormats,
  { event, to, vars, options = {} }: Pick<Notice, "event" | "to" | "options"> & { vars: GivenVars },
): NewMessage[] {
  const { channels = ["SMS", "MAIL"], dedupeKey } = options;
  const targets = { SMS: to.phoneNo, MAIL: to.email };
  return channels.flatMap((channel) => {
    const target = targets[channel];
    if (!target) return [];
    return {
      clubIdx: ctx.club.clubIdx,
      channel,
      event,
      memberIdx: to.memberIdx,
      target,
      lang: to.lang,
      vars: shownVars(vars, { language: to.lang, formats }),
      nextTryAt: ctx.now,
      dedupeKey: dedupeKey === undefined ? null : `${dedupeKey}:${channel}`,
      createdAt: ctx.now,
    };
  });
}

/** How long the club can look up what it sent; no policy names it. */
const retentionDays = 90;

/** Takes addresses and values of what was sent, or given up, so many days ago: nobody needs them any more (P-05). */
export function purgeMessages(db: Database, { club, now }: Pick<Context, "club" | "now">): Promise<void> {
  const moment = new Date(now.getTime() - retentionDays * 86_400_000);
  return clearMessagesBefore(db, club.clubIdx, moment);
}
