import { grouped } from "@/lib/shared/grouped";
import { afterQuiet, type QuietHours } from "@/lib/shared/time/quiet-hours";
import { DeviceGone, PushBusy, PushRefused, type PushSender } from "../../adapters/push/web-push";
import type { Database } from "../../db/database";
import type { Club } from "../../platform/context";
import { listServedClubs } from "../policies";
import { type Delivery, hiddenMs, maxTries, messageIdOf, noteFault, readOnce } from "./deliver";
import { choiceOf, usualQuiet } from "./push-devices";
import { deleteDevices, markSent, selectWithChoice } from "./push-repository";
import { namesOther, pushPage } from "./push-rules";
import { type OwnTexts, readOwnTexts, renderPush, Unsendable } from "./render";
import { type ClubSender, claimMessages, type Message, readClubSender, updateWaiting } from "./repository";

const batchSize = 100;
/** Batches that one process sends side by side: while one waits for its push service, another is encrypted. */
const lanes = 3;

/**
 * Sends the notices to devices that are due until none is; at least once each, under an id that stays the same, by which a
 * device shows two copies as one. Returns how many were taken over by their push services.
 */
export async function deliverPushes(delivery: Delivery): Promise<number> {
  const counts = await Promise.all(Array.from({ length: lanes }, () => deliverLane(delivery)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function deliverLane(delivery: Delivery): Promise<number> {
  const { db, now } = delivery;
  const readers = readersOf(db);
  let sent = 0;
  for (;;) {
    const at = now();
    const hiddenUntil = new Date(at.getTime() + hiddenMs);
    const batch = await claimMessages(db, { channels: ["PUSH"], now: at, hiddenUntil, limit: batchSize });
    if (batch.length === 0) return sent;
    for (const [clubIdx, messages] of grouped(batch, (message) => message.clubIdx)) {
      sent += await deliverOfClub(delivery, { clubIdx, messages }, readers);
    }
  }
}

type Readers = {
  ownTexts(message: Message): Promise<OwnTexts>;
  senders(message: Message): Promise<ClubSender>;
  quiet(message: Message): Promise<QuietHours | null>;
  club(message: Message): Promise<Club>;
};

const readersOf = (db: Database): Readers => ({
  ownTexts: readOnce(db, readOwnTexts),
  senders: readOnce(db, readClubSender),
  quiet: readOnce(db, usualQuiet),
  club: readOnce(db, clubOf),
});

type OfClub = { clubIdx: number; messages: readonly Message[] };
type Target = Awaited<ReturnType<typeof selectWithChoice>>[number];
/** Result of a delivery: handed over, of no more use, or noted already. */
type Outcome = "sent" | "noted";

async function deliverOfClub(
  delivery: Delivery,
  { clubIdx, messages }: OfClub,
  readers: Readers,
): Promise<number> {
  const { db, now } = delivery;
  const deviceIdxs = [...new Set(messages.map(({ target }) => Number(target)))];
  const targets = await selectWithChoice(db, clubIdx, deviceIdxs);
  const byIdx = new Map(targets.map((target) => [String(target.device.deviceIdx), target]));
  const outcomes = await Promise.all(
    messages.map((message) => deliverOne(delivery, message, byIdx.get(message.target), readers)),
  );
  const sent = messages.filter((_message, place) => outcomes[place] === "sent");
  await markSent(db, clubIdx, {
    outboxIdxs: sent.map(({ outboxIdx }) => outboxIdx),
    deviceIdxs: sent.map(({ target }) => Number(target)),
    now: now(),
  });
  return sent.length;
}

async function deliverOne(
  delivery: Delivery,
  message: Message,
  target: Target | undefined,
  readers: Readers,
): Promise<Outcome> {
  const { db, now, senders } = delivery;
  const { push } = senders;
  const at = now();
  const isOver = message.expiresAt !== null && message.expiresAt <= at;
  if (isOver || !push || !target || !canReach(push, message, target)) return expire(db, message);
  try {
    if (message.tries > maxTries) throw new Unsendable("The sending never came to an end.");
    const [usual, club] = await Promise.all([readers.quiet(message), readers.club(message)]);
    const choice = choiceOf(target.choice, usual);
    const due = afterQuiet(at, choice.quiet, club.zone);
    if (due > at) return await postpone(db, message, due);
    await push.send(await pushOf(message, { target, push, club, at, readers, ...choice }));
    return "sent";
  } catch (error) {
    return await noteTrouble(delivery, message, error);
  }
}

/** A device is one of the member's still, and of the key that the server has now. */
function canReach(push: PushSender, { memberIdx }: Message, { device }: Target): boolean {
  return device.memberIdx === memberIdx && device.serverKey === push.publicKey;
}

type Making = {
  target: Target;
  push: PushSender;
  club: Club;
  at: Date;
  readers: Readers;
  showsDetails: boolean;
};

async function pushOf(message: Message, { target, push, club, at, readers, showsDetails }: Making) {
  const { lang, event, vars, expiresAt } = message;
  const [own, sender] = await Promise.all([readers.ownTexts(message), readers.senders(message)]);
  const messageId = messageIdOf(message);
  const withDetails = showsDetails && !namesOther(vars);
  const prefix = lang === club.defaultLanguage || !club.languages.includes(lang) ? "" : `/${lang}`;
  const { endpoint, p256dh, auth } = target.device;
  return {
    messageId,
    device: { endpoint, p256dh, auth },
    content: {
      ...renderPush({ lang, event, vars, own }, withDetails),
      lang,
      tag: messageId,
      url: `${prefix}${pushPage(event)}`,
      receipt: push.receiptOf(messageId),
    },
    ttlSeconds: Math.ceil(((expiresAt ?? at).getTime() - at.getTime()) / 1000),
    ...(sender.mail ? { contact: sender.mail } : {}),
  };
}

async function clubOf(db: Database, clubIdx: number): Promise<Club> {
  const club = (await listServedClubs(db)).find((one) => one.clubIdx === clubIdx);
  if (!club) throw new Unsendable("There is no such club.");
  return club;
}

async function expire(db: Database, message: Message): Promise<Outcome> {
  await updateWaiting(db, message, { state: "EXPIRED", lastError: null });
  return "noted";
}

/** Quiet hours are no try: the message waits for their end, unless it says nothing any more by then. */
async function postpone(db: Database, message: Message, due: Date): Promise<Outcome> {
  if (message.expiresAt !== null && message.expiresAt <= due) return expire(db, message);
  await updateWaiting(db, message, { nextTryAt: due, tries: message.tries - 1 });
  return "noted";
}

async function noteTrouble(delivery: Delivery, message: Message, error: unknown): Promise<Outcome> {
  if (error instanceof DeviceGone) {
    await deleteDevices(delivery.db, message.clubIdx, [Number(message.target)]);
    return expire(delivery.db, message);
  }
  const fault = error instanceof PushRefused ? new Unsendable(error.message) : error;
  await noteFault(delivery, message, fault, error instanceof PushBusy ? error.waitMs : 0);
  return "noted";
}
