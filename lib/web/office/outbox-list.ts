import { type ListQuery, listShape } from "./list-query";

export const outboxStates = ["WAITING", "SENT", "PARKED"] as const;
export const outboxChannels = ["MAIL", "SMS"] as const;
export type OutboxState = (typeof outboxStates)[number];

/** What the list of messages can be asked for. */
export const outboxListShape = listShape({
  filters: { state: outboxStates, channel: outboxChannels, memberIdx: "text" },
  sorts: [],
});

/** A place whose member is a number: what an address says otherwise narrows nothing. */
export function readableOutbox<Q extends ListQuery<typeof outboxListShape.filters>>(query: Q): Q {
  const { memberIdx } = query.filters;
  const isNumber = memberIdx !== null && /^[1-9]\d{0,14}$/.test(memberIdx);
  return { ...query, filters: { ...query.filters, memberIdx: isNumber ? memberIdx : null } };
}
