import { EventListView } from "@/components/ishm/events/event-list-view";
import { Screen } from "@/components/ishm/frame/root/screens-context";

export default function EventsPage() {
  return (
    <Screen>
      <EventListView />
    </Screen>
  );
}
