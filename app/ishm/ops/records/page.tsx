import { Screen } from "@/components/ishm/frame/root/screens-context";
import { OutboxView } from "@/components/ishm/records/outbox-view";

export default function RecordsPage() {
  return (
    <Screen>
      <OutboxView />
    </Screen>
  );
}
