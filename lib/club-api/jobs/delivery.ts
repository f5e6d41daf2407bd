import { type Delivery, deliverDue, type Senders } from "../domains/outbox";
import type { Clock } from "../platform/clock";
import type { Job } from "./job";

const everyMs = 3_000;

/**
 * Looks for due notices every three seconds, since somebody waits for a certification number; the `outbox` job does the
 * same each minute, under the eyes of the job list. Returns the stop, which waits for what is being sent.
 */
export function startDelivery(delivery: Delivery): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  const next = () => {
    if (!isStopped) timer = setTimeout(poll, everyMs);
  };
  const poll = () => {
    running = deliverDue(delivery)
      .then(() => undefined)
      .catch((error: unknown) => delivery.logger.error({ err: error }, "the delivery failed"))
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
      await deliverDue({ db, senders, now: () => clock.now(), logger });
    },
  };
}
