import { isCodeKey } from "@/lib/web/office/list-query";
import { plainStates } from "../../../lib/web/boards/show-state";
import { listShape } from "../../../lib/web/office/list-query";

/** What the list of dishes can be asked for (domain.md A24); `outlet` is a key of fnbOutlets. */
export const fnbListShape = listShape({
  filters: { state: plainStates, outlet: isCodeKey },
  sorts: ["fnbIdx", "outlet", "name", "price", "order", "createdAt", "updatedAt"],
  upwards: ["outlet", "name", "order"],
});
