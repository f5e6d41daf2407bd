import { OutboxView } from "@/components/ishm/records/outbox-view";

export default function RecordsPage() {
  return <OutboxView />;
}
