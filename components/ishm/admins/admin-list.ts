import { adminState } from "@/lib/contract/admins/admin-shapes";
import { isIdx } from "@/lib/web/office/list-query";
import { listShape } from "../../../lib/web/office/list-query";

export const adminStates = adminState.options;

/** What the list of admin accounts can be asked for. */
export const adminListShape = listShape({
  filters: { groupIdx: isIdx, state: adminStates },
  sorts: ["id", "name", "department", "position", "groupName", "state", "lastLoginAt"],
  upwards: ["id", "name", "department", "position", "groupName", "state"],
});
