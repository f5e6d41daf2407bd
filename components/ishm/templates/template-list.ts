import { isCodeKey } from "@/lib/web/office/list-query";
import { listShape } from "../../../lib/web/office/list-query";

/** What the list of answer templates can be asked for; `type` is a key of questionTypes. */
export const templateListShape = listShape({
  filters: { type: isCodeKey },
  sorts: ["templateIdx", "title", "createdAt", "updatedAt"],
  upwards: ["title"],
});
