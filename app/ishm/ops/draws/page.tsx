import { DrawListView } from "@/components/ishm/draws/draw-list-view";
import { Screen } from "@/components/ishm/frame/root/screens-context";

export default function DrawsPage() {
  return (
    <Screen>
      <DrawListView />
    </Screen>
  );
}
