import type { Office } from "@/components/ishm/frame/root/office-context";
import type { AdminMenuPermission } from "@/lib/contract/site/menu-admins";
import { menuAccess } from "@/lib/web/office/menu-access";
import { officeWith } from "../office";

/** An office with the committee's menu; without `isCreate` it may look, not replay. */
export function committeeOffice({ isCreate = true } = {}): Office {
  const flags = { isRead: true, isCreate, isUpdate: false, isDelete: false };
  const menus: AdminMenuPermission[] = [
    {
      code: "940000",
      name: "Operations",
      ...flags,
      children: [{ code: "940900", name: "Fairness", ...flags, children: [] }],
    },
  ];
  return { ...officeWith(), menus, access: (code) => menuAccess(menus, code) };
}
