import { valuesOf } from "@/lib/contract/code-values/code-group";
import { waitingState } from "@/lib/contract/code-values/waitings";
import { isDay } from "@/lib/web/office/list-query";
import { listShape } from "../../../lib/web/office/list-query";

export const waitingStates = valuesOf(waitingState);

/** What the waiting lists can be asked for; `playDate` is a club day. */
export const waitingListShape = listShape({
  filters: { playDate: isDay, state: waitingStates },
  sorts: [],
});

/** The refusals that the screen has own words for: the server's are written for the member himself. */
export const waitingObstacles = [
  ...["AUTH_SUSPENDED", "RSV_SUSPENDED", "RSV_DAY_LIMIT", "RSV_LIMIT", "RSV_OVERLAP", "RSV_TYPE"],
  ...["RSV_NOT_OPEN", "RSV_CLOSED", "RSV_CLOSED_DAY", "RSV_LOCKED", "RSV_SLOT_TAKEN", "WAIT_CLOSED", "STALE"],
] as const;
