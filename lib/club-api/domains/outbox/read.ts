import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/club-time";
import { maskEmail, maskPhone } from "@/lib/shared/mask";
import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import { recordDeed } from "../audit";
import { type Message, type MessageFilter, releaseParked, selectMessage, selectMessages } from "./repository";

type OutboxPage = CallOutput<"GET /ops/outbox">;

/** What the club has sent and has still to send; addresses are masked and no values are shown. */
export async function listMessages(
  db: Database,
  act: Act,
  { page, size, ...filter }: MessageFilter & { page: number; size: number },
): Promise<OutboxPage> {
  const place = { offset: (page - 1) * size, limit: size };
  const { rows, total } = await selectMessages(db, act.club.clubIdx, filter, place);
  return { list: rows.map((row) => shown(row, act.club.zone)), total, page, size };
}

function shown(row: Message, zone: string): OutboxPage["list"][number] {
  const time = (moment: Date | null) => moment && clubTimestamp(moment, zone);
  return {
    outboxIdx: row.outboxIdx,
    channel: row.channel,
    event: row.event,
    memberIdx: row.memberIdx,
    target: row.channel === "MAIL" ? maskEmail(row.target) : maskPhone(row.target),
    lang: row.lang,
    state: row.state,
    tries: row.tries,
    lastError: row.lastError,
    createdAt: clubTimestamp(row.createdAt, zone),
    nextTryAt: row.state === "WAITING" ? clubTimestamp(row.nextTryAt, zone) : null,
    sentAt: time(row.sentAt),
  };
}

/** Lets a parked message be tried again from the start; 2001 when there is none, 2002 when it is not parked. */
export async function retryMessage(
  tx: Database,
  act: Act,
  outboxIdx: number,
): Promise<CallOutput<"POST /ops/outbox/{id}/retry">> {
  const message = await selectMessage(tx, act.club.clubIdx, outboxIdx);
  if (!message) throw new ClubFailure("NOT_FOUND");
  if (!(await releaseParked(tx, act.club.clubIdx, outboxIdx, act.now))) throw new ClubFailure("STALE");
  await recordDeed(tx, act, {
    action: "UPDATE",
    entity: "outbox",
    entityKey: outboxIdx,
    before: { state: message.state, tries: message.tries },
    after: { state: "WAITING", tries: 0 },
    memberIdx: message.memberIdx,
  });
  return { outboxIdx, state: "WAITING" };
}
