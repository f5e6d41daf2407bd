import { Screen } from "@/components/ishm/frame/root/screens-context";
import { RulesView } from "@/components/ishm/rules/rules-view";

export default function RulesPage() {
  return (
    <Screen>
      <RulesView />
    </Screen>
  );
}
