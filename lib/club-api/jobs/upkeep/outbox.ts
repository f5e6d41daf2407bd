import { deliverDue, type Senders } from "../../domains/outbox";
import type { Clock } from "../../platform/clock";
import type { Job } from "../job";

/** Delivers what is due, of every club (domain.md 11.9). */
export function outboxJob(senders: Senders, clock: Clock): Job {
  return {
    name: "outbox",
    at: "minutely",
    async run({ db, logger }) {
      await deliverDue({ db, senders, now: () => clock.now(), logger });
    },
  };
}
