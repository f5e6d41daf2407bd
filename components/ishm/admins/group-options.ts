import type { SelectOption } from "@/components/ui/select";
import type { AdminChoices } from "@/lib/contract/admins/admin-shapes";

/** Groups to choose from; one with rights that the signed-in admin lacks cannot be chosen, unless it is there already. */
export function groupOptions(groups: AdminChoices["groups"], held = ""): SelectOption[] {
  return groups.map(({ groupIdx, groupName, canGive }) => {
    const value = String(groupIdx);
    return { value, label: groupName, isDisabled: !canGive && value !== held };
  });
}
