import type { SelectOption } from "@/components/ui/select";
import type { AdminChoices } from "@/lib/contract/admins/admin-shapes";
import { useCall } from "@/lib/web/api/use-call";

const none: AdminChoices = { groups: [], clubs: [], canGiveSSAdmin: false };

/** The groups and clubs that the signed-in admin may give to an account. */
export function useChoices() {
  const answer = useCall("GET /admin/choices", {}, { handled: true });
  return { choices: answer.data ?? none, isKnown: answer.data !== undefined, answer };
}

/** Groups to choose from; one with rights that the signed-in admin lacks cannot be chosen, unless it is there already. */
export function groupOptions(groups: AdminChoices["groups"], held = ""): SelectOption[] {
  return groups.map(({ groupIdx, groupName, canGive }) => {
    const value = String(groupIdx);
    return { value, label: groupName, isDisabled: !canGive && value !== held };
  });
}
