import { type Delivery, deliverDue, deliverPushes, type Senders } from "../domains/outbox";
import type { Clock } from "../platform/clock";
import type { Logger } from "../platform/logger";
import type { Job } from "./job";

const everyMs = 3_000;
/** An offer or a draw's result is on a device within three seconds. */
const pushEveryMs = 500;

/**
 * Looks for due notices every three seconds, since somebody waits for a certification number, and more often for those to
 * devices; the `outbox` job does the same each minute, under the eyes of the job list. A mail server that is slow holds up no
 * device. Returns the stop, which waits for what is being sent.
 */
export function startDelivery(delivery: Delivery): () => Promise<void> {
  const { logger, senders } = delivery;
  const stops = [repeat(logger, everyMs, () => deliverDue(delivery))];
  if (senders.push) stops.push(repeat(logger, pushEveryMs, () => deliverPushes(delivery)));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Does some work again so long after it has come to its end. */
function repeat(logger: Logger, waitMs: number, work: () => Promise<unknown>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  const next = () => {
    if (!isStopped) timer = setTimeout(poll, waitMs);
  };
  const poll = () => {
    running = work()
      .then(() => undefined)
      .catch((error: unknown) => logger.error({ err: error }, "the delivery failed"))
      .finally(next);
  };
  next();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}

/** Delivers what is due, of every club (domain.md 11.9). */
export function outboxJob(senders: Senders, clock: Clock): Job {
  return {
    name: "outbox",
    at: "minutely",
    isOfServer: true,
    async run({ db, logger }) {
      const delivery = { db, senders, now: () => clock.now(), logger };
      await deliverDue(delivery);
      await deliverPushes(delivery);
    },
  };
}
