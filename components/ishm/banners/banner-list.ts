import { showStates } from "../../../lib/web/boards/show-state";
import { listShape } from "../../../lib/web/office/list-query";

const isMenuCode = (text: string) => /^\d{6}$/.test(text);

/** What the list of banners can be asked for (domain.md A23). */
export const bannerListShape = listShape({
  filters: { state: showStates, menuCode: isMenuCode },
  sorts: ["order", "startAt", "endAt", "createdAt", "updatedAt"],
  upwards: ["order"],
});
