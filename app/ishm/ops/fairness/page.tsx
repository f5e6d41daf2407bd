import { FairnessView } from "@/components/ishm/fairness/fairness-view";
import { Screen } from "@/components/ishm/frame/root/screens-context";

export default function FairnessPage() {
  return (
    <Screen>
      <FairnessView />
    </Screen>
  );
}
