import { valuesOf } from "@/lib/contract/code-values/code-group";
import type { LostState } from "@/lib/contract/code-values/lost-items";
import { lostState } from "@/lib/contract/code-values/lost-items";
import { daysBetween } from "@/lib/shared/time/calendar";
import { isCodeKey } from "@/lib/web/office/list-query";
import { listShape } from "../../../lib/web/office/list-query";

const lostStates = valuesOf(lostState);

/** Filters and sorts of the list of lost items; `type` is a key of lostTypes. */
export const lostListShape = listShape({
  filters: { state: lostStates, type: isCodeKey },
  sorts: ["foundDate", "keepUntil", "lostIdx", "itemName", "createdAt", "updatedAt"],
  upwards: ["keepUntil", "itemName"],
});

/** How many days an item is still kept; null once it is not the club's to keep. Zero and less: its time is over. */
export function daysLeft(
  { state, keepUntil }: { state: LostState; keepUntil: string },
  today: string,
): number | null {
  return state === lostState.kept || state === lostState.claimChecked ? daysBetween(today, keepUntil) : null;
}
