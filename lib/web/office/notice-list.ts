import { listShape } from "./list-query";
import { noticeStates } from "./notice-state";

/** What the list of notices can be asked for (domain.md A19). */
export const noticeListShape = listShape({
  filters: { state: noticeStates },
  sorts: ["noticeIdx", "title", "viewCount", "createdAt", "updatedAt"],
  upwards: ["title"],
});
