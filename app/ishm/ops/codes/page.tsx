import { CodesView } from "@/components/ishm/codes/codes-view";
import { Screen } from "@/components/ishm/frame/root/screens-context";

export default function CodesPage() {
  return (
    <Screen>
      <CodesView />
    </Screen>
  );
}
