import { referenceType } from "@/lib/contract/boards/references";
import { plainStates } from "../../../lib/web/boards/show-state";
import { listShape } from "../../../lib/web/office/list-query";

/** The kinds that the club API knows, whatever the club calls them. */
export const referenceTypes = referenceType.options;

/** What the list of reference data can be asked for (domain.md A20). */
export const referenceListShape = listShape({
  filters: { state: plainStates, types: referenceTypes },
  sorts: ["referenceIdx", "title", "type", "price", "viewCount", "downloadCount", "createdAt", "updatedAt"],
  upwards: ["title", "type"],
});
