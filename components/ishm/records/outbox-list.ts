import { isIdx } from "@/lib/web/office/list-query";
import { listShape } from "../../../lib/web/office/list-query";

export const outboxStates = ["WAITING", "SENT", "PARKED"] as const;
export const outboxChannels = ["MAIL", "SMS"] as const;
export type OutboxState = (typeof outboxStates)[number];

/** What the list of messages can be asked for. */
export const outboxListShape = listShape({
  filters: { state: outboxStates, channel: outboxChannels, memberIdx: isIdx },
  sorts: [],
});
