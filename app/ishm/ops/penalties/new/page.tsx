import { Screen } from "@/components/ishm/frame/root/screens-context";
import { NewPenaltyView } from "@/components/ishm/penalties/new-penalty-view";

export default function NewPenaltyPage() {
  return (
    <Screen>
      <NewPenaltyView />
    </Screen>
  );
}
