import { Screen } from "@/components/ishm/frame/root/screens-context";
import { HofListView } from "@/components/ishm/hof/hof-list-view";

export default function HallOfFamePage() {
  return (
    <Screen>
      <HofListView />
    </Screen>
  );
}
