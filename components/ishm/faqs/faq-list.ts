import { isCodeKey } from "@/lib/web/office/list-query";
import { plainStates } from "../../../lib/web/boards/show-state";
import { listShape } from "../../../lib/web/office/list-query";

/** What the list of questions can be asked for (domain.md P8, A22); `type` is a key of questionTypes. */
export const faqListShape = listShape({
  filters: { state: plainStates, type: isCodeKey },
  sorts: ["faqIdx", "question", "questionType", "order", "viewCount", "createdAt", "updatedAt"],
  upwards: ["question", "questionType", "order"],
});
