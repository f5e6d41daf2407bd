import type { CallOutput } from "@/lib/contract/routes";
import { maskEmail, maskPhone } from "@/lib/shared/texts/mask";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { recordAudit } from "../audit";
import { isWhole } from "./office";
import { namesOther } from "./push-rules";
import {
  type OwnTexts,
  readOwnTexts,
  renderMail,
  renderPush,
  renderSms,
  titleOf,
  Unsendable,
} from "./render";
import { type Message, type MessageFilter, selectMessage, selectMessages } from "./repository";
import { withDots } from "./secrets";

type OutboxPage = CallOutput<"GET /ops/outbox">;
type OutboxMessage = CallOutput<"GET /ops/outbox/{id}">;

/** Sent and pending messages; addresses are masked and values are not shown. */
export async function listMessages(
  db: Database,
  ctx: Context,
  { page, size, ...filter }: MessageFilter & { page: number; size: number },
): Promise<OutboxPage> {
  const place = { offset: (page - 1) * size, limit: size };
  const { rows, total } = await selectMessages(db, ctx.club.clubIdx, filter, place);
  return { list: rows.map((row) => shown(row, ctx)), total, page, size };
}

/** One message with its words, on record as a look at a person's data; 2001 when there is none. */
export async function readMessage(tx: Database, ctx: Context, outboxIdx: number): Promise<OutboxMessage> {
  const message = await selectMessage(tx, ctx.club.clubIdx, outboxIdx);
  if (!message) throw new ClubFailure("NOT_FOUND");
  const { memberIdx, clubIdx, lang } = message;
  const view = { entity: "outbox", entityKey: outboxIdx, memberIdx };
  await recordAudit(tx, ctx, { action: "VIEW", ...view });
  const words = wordsOf(message, await readOwnTexts(tx, clubIdx, lang));
  return { ...shown(message, ctx), ...words, canResend: isWhole(message) };
}

/** Nothing when a value is gone: what was sent long ago cannot be said any more. */
function wordsOf(message: Message, own: OwnTexts): Pick<OutboxMessage, "subject" | "text"> {
  const { channel, lang, event } = message;
  const wording = { lang, event, vars: withDots(message), own };
  try {
    if (channel === "PUSH") {
      const { title, body } = renderPush(wording, !namesOther(message.vars));
      return { subject: title, text: body };
    }
    return channel === "MAIL" ? renderMail(wording) : { subject: null, text: renderSms(wording) };
  } catch (error) {
    if (error instanceof Unsendable) return { subject: null, text: null };
    throw error;
  }
}

function shown(row: Message, { club: { zone }, choice }: Context): OutboxPage["list"][number] {
  const time = (moment: Date | null) => moment && clubTimestamp(moment, zone);
  return {
    outboxIdx: row.outboxIdx,
    channel: row.channel,
    event: row.event,
    title: titleOf(row.event, choice.language),
    memberIdx: row.memberIdx,
    target: shownTarget(row),
    lang: row.lang,
    state: row.state,
    tries: row.tries,
    lastError: row.lastError,
    createdAt: clubTimestamp(row.createdAt, zone),
    nextTryAt: row.state === "WAITING" ? clubTimestamp(row.nextTryAt, zone) : null,
    sentAt: time(row.sentAt),
    deliveredAt: time(row.deliveredAt),
  };
}

/** A device has a number that tells nobody anything. */
function shownTarget({ channel, target }: Message): string {
  if (channel === "PUSH") return target === "" ? "" : `#${target}`;
  return channel === "MAIL" ? maskEmail(target) : maskPhone(target);
}
