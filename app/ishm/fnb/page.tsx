import { FnbListView } from "@/components/ishm/fnb/fnb-list-view";
import { Screen } from "@/components/ishm/frame/root/screens-context";

export default function DishesPage() {
  return (
    <Screen>
      <FnbListView />
    </Screen>
  );
}
