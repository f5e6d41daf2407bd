import { showStates } from "../../../lib/web/boards/show-state";
import { listShape } from "../../../lib/web/office/list-query";

/** What the list of events can be asked for (domain.md A21). */
export const eventListShape = listShape({
  filters: { state: showStates },
  sorts: ["eventIdx", "title", "startDate", "endDate", "viewCount", "createdAt", "updatedAt"],
  upwards: ["title"],
});
