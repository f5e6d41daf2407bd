import { Screen } from "@/components/ishm/frame/root/screens-context";
import { MenusView } from "@/components/ishm/menus/menus-view";

export default function MenusPage() {
  return (
    <Screen>
      <MenusView />
    </Screen>
  );
}
