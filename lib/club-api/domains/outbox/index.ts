import { grouped } from "@/lib/shared/grouped";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { usualPushKinds } from "@/lib/shared/push-kinds";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { readFormats } from "../policies";
import type { NoticeEvent, NoticeVars } from "./events";
import { selectTargets } from "./push-repository";
import { pushExpiry, pushKindOf } from "./push-rules";
import { deleteMessagesBefore, insertMessages, type NewMessage } from "./repository";
import { type GivenVars, shownVars } from "./shown-vars";

export { type Delivery, deliverDue, type Senders } from "./deliver";
export { parkMessage, resendMessage, retryMessage } from "./office";
export { deliverPushes } from "./push-deliver";
export {
  chooseNotices,
  confirmDevice,
  membersWhoTake,
  purgeDevices,
  readPush,
  removeDevice,
  renewDevice,
  subscribe,
  switchNotices,
  takesNotices,
} from "./push-devices";
export { countPushes } from "./push-figures";
export { noteReceipt } from "./push-receipt";
export { selectMembersWithDevice as membersWithDevice } from "./push-repository";
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

export type Channel = "SMS" | "MAIL" | "PUSH";
/**
 * `channels` are those with an address, both without it. A notice that members can choose for their devices goes there by
 * that choice alone; any other goes there where PUSH is named. `expiresAt` is when it says nothing any more on a device.
 */
type NoticeOptions = { channels?: readonly Channel[]; dedupeKey?: string; expiresAt?: Date };

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
  await queueNotices(tx, ctx, [{ event, to, vars, options } as unknown as Notice]);
}

export type Notice = {
  [E in NoticeEvent]: { event: E; to: Addressee; vars: NoticeVars<E>; options?: NoticeOptions };
}[NoticeEvent];

/** Several notices, to several people, in one statement. */
export async function queueNotices(tx: Database, ctx: Context, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const formats = await readFormats(tx, ctx.club.clubIdx);
  const messages = notices.flatMap((notice) => messagesOf(ctx, formats, notice));
  await insertMessages(tx, [...messages, ...(await pushesOf(tx, ctx, formats, notices))]);
}

type Queued = Pick<Notice, "event" | "to" | "options"> & { vars: GivenVars };

function messagesOf(ctx: Context, formats: ClubFormats, notice: Queued): NewMessage[] {
  const { to, options = {} } = notice;
  const targets = { SMS: to.phoneNo, MAIL: to.email };
  return (["SMS", "MAIL"] as const).flatMap((channel) => {
    const isMeant = options.channels?.includes(channel) ?? true;
    const target = targets[channel];
    return isMeant && target ? [messageOf(ctx, formats, notice, { channel, target, key: channel })] : [];
  });
}

/** A message for each device of the members who want it there. */
async function pushesOf(
  tx: Database,
  ctx: Context,
  formats: ClubFormats,
  notices: readonly Queued[],
): Promise<NewMessage[]> {
  const meant = notices.filter(({ event, to, options }) => {
    const isForDevices = pushKindOf(event) !== undefined || (options?.channels?.includes("PUSH") ?? false);
    return to.memberIdx !== null && isForDevices;
  });
  const memberIdxs = [...new Set(meant.flatMap(({ to }) => to.memberIdx ?? []))];
  if (memberIdxs.length === 0) return [];
  const devices = await selectTargets(tx, ctx.club.clubIdx, memberIdxs);
  const byMember = grouped(devices, ({ memberIdx }) => memberIdx);
  return meant.flatMap((notice) => {
    const kind = pushKindOf(notice.event);
    const chosen = (byMember.get(notice.to.memberIdx ?? 0) ?? []).filter(
      ({ kinds }) => kind === undefined || (kinds ?? usualPushKinds).includes(kind),
    );
    return chosen.map(({ deviceIdx }) => ({
      ...messageOf(ctx, formats, notice, {
        channel: "PUSH",
        target: String(deviceIdx),
        key: `PUSH:${deviceIdx}`,
      }),
      expiresAt: notice.options?.expiresAt ?? pushExpiry(ctx.now, notice.vars),
    }));
  });
}

function messageOf(
  ctx: Context,
  formats: ClubFormats,
  { event, to, vars, options: { dedupeKey } = {} }: Queued,
  { channel, target, key }: { channel: Channel; target: string; key: string },
): NewMessage {
  return {
    clubIdx: ctx.club.clubIdx,
    channel,
    event,
    memberIdx: to.memberIdx,
    target,
    lang: to.lang,
    vars: shownVars(vars, { language: to.lang, formats }),
    nextTryAt: ctx.now,
    dedupeKey: dedupeKey === undefined ? null : `${dedupeKey}:${key}`,
    createdAt: ctx.now,
  };
}

/** How long the club can look up what it sent; no policy names it. */
const retentionDays = 90;

/** The moment before which messages that are over are kept no longer. */
export const messagesKeptSince = (now: Date): Date => new Date(now.getTime() - retentionDays * 86_400_000);

/** Deletes what was sent, or given up, so many days ago: nobody needs it any more (P-05). */
export async function purgeMessages(
  db: Database,
  { club, now }: Pick<Context, "club" | "now">,
): Promise<void> {
  await deleteMessagesBefore(db, club.clubIdx, messagesKeptSince(now));
}
