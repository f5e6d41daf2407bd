import { showStates } from "../../../lib/web/boards/show-state";
import { listShape } from "../../../lib/web/office/list-query";

const isMenuCode = (text: string) => /^\d{6}$/.test(text);

/** Filters and sorts of the list of banners (domain.md A23). */
export const bannerListShape = listShape({
  filters: { state: showStates, menuCode: isMenuCode },
  sorts: ["order", "startAt", "endAt", "createdAt", "updatedAt"],
  upwards: ["order"],
});
