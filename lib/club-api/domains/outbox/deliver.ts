import type { PushSender } from "../../adapters/push/web-push";
import type { MailSender, SmsSender } from "../../adapters/senders";
import type { Database } from "../../db/database";
import { backOffMs } from "../../platform/backoff";
import type { Logger } from "../../platform/logger";
import { checkTarget, type OwnTexts, readOwnTexts, renderMail, renderSms, Unsendable } from "./render";
import { type ClubSender, claimMessages, type Message, readClubSender, updateWaiting } from "./repository";
import { withoutSecrets } from "./secrets";

/** `push` is null where the server has no keys for it. */
export type Senders = { mail: MailSender; sms: SmsSender; push: PushSender | null };
export type Delivery = { db: Database; senders: Senders; now: () => Date; logger: Logger };

export const maxTries = 8;
const batchSize = 20;
/** Longer than any send may take; what a killed process had taken is due again afterwards. */
export const hiddenMs = 2 * 60_000;
const firstBackOffMs = 30_000;
const longestBackOffMs = 60 * 60_000;
const maxErrorLength = 300;

/**
 * Sends the mails and text messages that are due until nothing is: at least once each, with an id that stays the same over all tries. A
 * message that cannot be sent waits longer after each try and is parked after the eighth; it holds up no other.
 * Any number of processes may deliver at once. Returns how many were sent.
 */
export async function deliverDue(delivery: Delivery): Promise<number> {
  const { db, now } = delivery;
  const readers = { ownTexts: readOnce(db, readOwnTexts), clubs: readOnce(db, readClubSender) };
  let sent = 0;
  for (;;) {
    const at = now();
    const hiddenUntil = new Date(at.getTime() + hiddenMs);
    const batch = await claimMessages(db, {
      channels: ["MAIL", "SMS"],
      now: at,
      hiddenUntil,
      limit: batchSize,
    });
    if (batch.length === 0) return sent;
    const results = await Promise.all(batch.map((message) => deliver(delivery, message, readers)));
    sent += results.filter(Boolean).length;
  }
}

type Readers = {
  ownTexts(message: Message): Promise<OwnTexts>;
  clubs(message: Message): Promise<ClubSender>;
};

async function deliver(delivery: Delivery, message: Message, { ownTexts, clubs }: Readers): Promise<boolean> {
  const { db, now } = delivery;
  try {
    if (message.tries > maxTries) throw new Unsendable("The sending never came to an end.");
    const [own, club] = await Promise.all([ownTexts(message), clubs(message)]);
    await send(delivery.senders, message, { own, club });
  } catch (error) {
    await noteFault(delivery, message, error);
    return false;
  }
  const vars = withoutSecrets(message);
  await updateWaiting(db, message, { state: "SENT", sentAt: now(), lastError: null, vars });
  return true;
}

async function send(
  { mail, sms }: Senders,
  message: Message,
  { own, club }: { own: OwnTexts; club: ClubSender },
): Promise<void> {
  const { lang, event, vars } = message;
  const messageId = messageIdOf(message);
  const to = checkTarget(message.target);
  if (message.channel === "SMS") {
    return sms.send({ messageId, to, text: renderSms({ lang, event, vars, own }), from: club.phone });
  }
  const sender = { name: club.name, address: club.mail };
  return mail.send({ messageId, to, ...renderMail({ lang, event, vars, own }), sender });
}

/** The same at every try. */
export function messageIdOf({ clubIdx, outboxIdx, createdAt }: Message): string {
  return `${clubIdx}-${outboxIdx}-${createdAt.getTime().toString(36)}`;
}

/** Lets a message wait for its next try, longer after each, or parks it; a receiver that asks for patience gets it. */
export async function noteFault(
  { db, now, logger }: Delivery,
  message: Message,
  error: unknown,
  leastWaitMs = 0,
): Promise<void> {
  const { outboxIdx, event, channel, tries } = message;
  const isParked = error instanceof Unsendable || tries >= maxTries;
  const lastError = withoutTarget(error, message.target).slice(0, maxErrorLength);
  const waitMs = Math.max(leastWaitMs, backOffMs(tries, firstBackOffMs, longestBackOffMs));
  const nextTryAt = new Date(now().getTime() + waitMs);
  await updateWaiting(db, message, isParked ? { state: "PARKED", lastError } : { nextTryAt, lastError });
  logger.warn({ outboxIdx, event, channel, tries, isParked, reason: lastError }, "a notice was not sent");
}

/** A server's refusal often repeats the address, which belongs in no log. */
function withoutTarget(error: unknown, target: string): string {
  const reason = error instanceof Error ? error.message : "unknown";
  return reason.replaceAll(target, "[address]").replace(/[\r\n]+/g, " ");
}

/** Reads something of a club and a language once in a round. */
export function readOnce<T>(
  db: Database,
  read: (db: Database, clubIdx: number, lang: Message["lang"]) => Promise<T>,
): (message: Message) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return ({ clubIdx, lang }) => {
    const key = `${clubIdx}:${lang}`;
    const found = known.get(key) ?? read(db, clubIdx, lang);
    known.set(key, found);
    return found;
  };
}
