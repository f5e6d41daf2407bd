import { pageSizes } from "./notice-list-query";

export const outboxStates = ["WAITING", "SENT", "PARKED"] as const;
export const outboxChannels = ["MAIL", "SMS"] as const;
export type OutboxState = (typeof outboxStates)[number];
export type OutboxChannel = (typeof outboxChannels)[number];

export type OutboxQuery = {
  page: number;
  size: number;
  state: OutboxState | null;
  channel: OutboxChannel | null;
};

const defaultSize = 20;

/** Reads the list's place from an address; what is not understood is left at its default. */
export function readOutboxQuery(search: URLSearchParams): OutboxQuery {
  const page = Number(search.get("page"));
  const size = Number(search.get("size"));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 999_999 ? page : 1,
    size: pageSizes.find((known) => known === size) ?? defaultSize,
    state: outboxStates.find((known) => known === search.get("state")) ?? null,
    channel: outboxChannels.find((known) => known === search.get("channel")) ?? null,
  };
}

/** The address part after `?` for a place in the list; defaults are left out. */
export function writeOutboxQuery({ page, size, state, channel }: OutboxQuery): string {
  const search = new URLSearchParams();
  if (page > 1) search.set("page", String(page));
  if (size !== defaultSize) search.set("size", String(size));
  if (state) search.set("state", state);
  if (channel) search.set("channel", channel);
  return search.toString();
}
