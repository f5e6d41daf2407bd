import { readDate } from "@/lib/shared/calendar";
import { type ListQuery, listShape } from "./list-query";

export const waitingStates = ["10", "20", "30", "40", "50", "60", "70"] as const;

/** What the waiting lists can be asked for; `playDate` is a club day. */
export const waitingListShape = listShape({
  filters: { playDate: "text", state: waitingStates },
  sorts: [],
});

/** A place whose day is a day: what an address says otherwise narrows nothing. */
export function readableWaitings<Q extends ListQuery<typeof waitingListShape.filters>>(query: Q): Q {
  const { playDate } = query.filters;
  const isDay = playDate !== null && readDate(playDate) === playDate;
  return { ...query, filters: { ...query.filters, playDate: isDay ? playDate : null } };
}

/** The refusals that the screen has own words for: the server's are written for the member himself. */
export const waitingObstacles = [
  ...["AUTH_SUSPENDED", "RSV_SUSPENDED", "RSV_DAY_LIMIT", "RSV_LIMIT", "RSV_OVERLAP", "RSV_TYPE"],
  ...["RSV_NOT_OPEN", "RSV_CLOSED", "RSV_CLOSED_DAY", "RSV_LOCKED", "RSV_SLOT_TAKEN", "WAIT_CLOSED", "STALE"],
] as const;
