import { Screen } from "@/components/ishm/frame/root/screens-context";
import { WaitingsView } from "@/components/ishm/waitings/waitings-view";

export default function WaitingsPage() {
  return (
    <Screen>
      <WaitingsView />
    </Screen>
  );
}
