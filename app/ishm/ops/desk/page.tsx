import { DeskView } from "@/components/ishm/desk/desk-view";
import { Screen } from "@/components/ishm/frame/root/screens-context";

export default function DeskPage() {
  return (
    <Screen>
      <DeskView />
    </Screen>
  );
}
