import { showStates } from "../../../lib/web/boards/show-state";
import { listShape } from "../../../lib/web/office/list-query";

/** Filters and sorts of the list of notices (domain.md A19). */
export const noticeListShape = listShape({
  filters: { state: showStates },
  sorts: ["noticeIdx", "title", "viewCount", "createdAt", "updatedAt"],
  upwards: ["title"],
});

/** Whether a notice stands among the pinned ones on a club day; a pin lasts through its last day (domain.md 7.14). */
export function isPinned(
  { isTop, topUntil }: { isTop: boolean; topUntil: string | null },
  today: string,
): boolean {
  return isTop && (topUntil === null || topUntil >= today);
}
