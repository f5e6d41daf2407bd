import { Screen } from "@/components/ishm/frame/root/screens-context";
import { PenaltyListView } from "@/components/ishm/penalties/penalty-list-view";

export default function PenaltiesPage() {
  return (
    <Screen>
      <PenaltyListView />
    </Screen>
  );
}
