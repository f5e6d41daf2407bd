import { Screen } from "@/components/ishm/frame/root/screens-context";
import { PoliciesView } from "@/components/ishm/policies/policies-view";

export default function PoliciesPage() {
  return (
    <Screen>
      <PoliciesView />
    </Screen>
  );
}
