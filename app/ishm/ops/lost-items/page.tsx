import { Screen } from "@/components/ishm/frame/root/screens-context";
import { LostListView } from "@/components/ishm/lost-items/lost-list-view";

export default function LostItemsPage() {
  return (
    <Screen>
      <LostListView />
    </Screen>
  );
}
