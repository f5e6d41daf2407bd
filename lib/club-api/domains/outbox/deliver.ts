import type { MailSender, SmsSender } from "../../adapters/senders";
import type { Database } from "../../db/database";
import { backOffMs } from "../../platform/backoff";
import type { Logger } from "../../platform/logger";
import { checkTarget, type OwnTexts, readOwnTexts, renderMail, renderSms, Unsendable } from "./render";
import { claimMessages, type Message, updateWaiting } from "./repository";
import { withoutSecrets } from "./secrets";

export type Senders = { mail: MailSender; sms: SmsSender };
export type Delivery = { db: Database; senders: Senders; now: () => Date; logger: Logger };

const maxTries = 8;
const batchSize = 20;
/** Longer than any send may take; what a killed process had taken is due again afterwards. */
const hiddenMs = 2 * 60_000;
const firstBackOffMs = 30_000;
const longestBackOffMs = 60 * 60_000;
const maxErrorLength = 300;
/**
 * Sends what is due until nothing is: at least once each, with an id that stays the same over all tries. A
 * message that cannot be sent waits longer after each try and is parked after the eighth; it holds up no other.
 * Any number of processes may deliver at once. Returns how many were sent.
 */
export async function deliverDue(delivery: Delivery): Promise<number> {
  const { db, now } = delivery;
  const ownTexts = ownTextsReader(db);
  let sent = 0;
  for (;;) {
    const at = now();
    const hiddenUntil = new Date(at.getTime() + hiddenMs);
    const batch = await claimMessages(db, { now: at, hiddenUntil, limit: batchSize });
    if (batch.length === 0) return sent;
    const results = await Promise.all(batch.map((message) => deliver(delivery, message, ownTexts)));
    sent += results.filter(Boolean).length;
  }
}

type OwnTextsOf = (message: Message) => Promise<OwnTexts>;

async function deliver(delivery: Delivery, message: Message, ownTexts: OwnTextsOf): Promise<boolean> {
  const { db, now } = delivery;
  try {
    if (message.tries > maxTries) throw new Unsendable("The sending never came to an end.");
    await send(delivery.senders, message, await ownTexts(message));
  } catch (error) {
    await noteFault(delivery, message, error);
    return false;
  }
  const vars = withoutSecrets(message);
  await updateWaiting(db, message, { state: "SENT", sentAt: now(), lastError: null, vars });
  return true;
}

async function send({ mail, sms }: Senders, message: Message, own: OwnTexts): Promise<void> {
  const { lang, event, vars } = message;
  const messageId = `${message.clubIdx}-${message.outboxIdx}-${message.createdAt.getTime().toString(36)}`;
  const to = checkTarget(message.target);
  if (message.channel === "SMS") {
    return sms.send({ messageId, to, text: renderSms({ lang, event, vars, own }) });
  }
  return mail.send({ messageId, to, ...renderMail({ lang, event, vars, own }) });
}

async function noteFault({ db, now, logger }: Delivery, message: Message, error: unknown): Promise<void> {
  const { outboxIdx, event, channel, tries } = message;
  const isParked = error instanceof Unsendable || tries >= maxTries;
  const lastError = withoutTarget(error, message.target).slice(0, maxErrorLength);
  const waitMs = backOffMs(tries, firstBackOffMs, longestBackOffMs);
  const nextTryAt = new Date(now().getTime() + waitMs);
  await updateWaiting(db, message, isParked ? { state: "PARKED", lastError } : { nextTryAt, lastError });
  logger.warn({ outboxIdx, event, channel, tries, isParked, reason: lastError }, "a notice was not sent");
}

/** A server's refusal often repeats the address, which belongs in no log. */
function withoutTarget(error: unknown, target: string): string {
  const reason = error instanceof Error ? error.message : "unknown";
  return reason.replaceAll(target, "[address]").replace(/[\r\n]+/g, " ");
}

/** Reads the club's own texts once per language and round. */
function ownTextsReader(db: Database): OwnTextsOf {
  const read = new Map<string, Promise<OwnTexts>>();
  return ({ clubIdx, lang }) => {
    const key = `${clubIdx}:${lang}`;
    const texts = read.get(key) ?? readOwnTexts(db, clubIdx, lang);
    read.set(key, texts);
    return texts;
  };
}
