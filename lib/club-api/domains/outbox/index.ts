import type { Language } from "@/lib/shared/languages";
import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import type { NoticeEvent, NoticeVars } from "./events";
import { insertMessages, type NewMessage } from "./repository";

export type { NoticeEvent };

/** Whom a notice is for. A channel without an address is left out. */
export type Addressee = {
  memberIdx: number | null;
  lang: Language;
  phoneNo: string | null;
  email: string | null;
};

/**
 * Queues a notice in the caller's transaction, by SMS and by e-mail, wherever there is an address; a job delivers it at
 * least once. The same `dedupeKey` is queued once per club and channel.
 */
export async function queueNotice<E extends NoticeEvent>(
  tx: Database,
  act: Act,
  event: E,
  to: Addressee,
  vars: NoticeVars<E>,
  {
    channels = ["SMS", "MAIL"],
    dedupeKey,
  }: { channels?: readonly ("SMS" | "MAIL")[]; dedupeKey?: string } = {},
): Promise<void> {
  const targets = { SMS: to.phoneNo, MAIL: to.email };
  const rows: NewMessage[] = [];
  for (const channel of channels) {
    const target = targets[channel];
    if (!target) continue;
    rows.push({
      clubIdx: act.club.clubIdx,
      channel,
      event,
      memberIdx: to.memberIdx,
      target,
      lang: to.lang,
      vars,
      nextTryAt: act.now,
      dedupeKey: dedupeKey === undefined ? null : `${dedupeKey}:${channel}`,
      createdAt: act.now,
    });
  }
  await insertMessages(tx, rows);
}
