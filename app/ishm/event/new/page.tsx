import { EventEditorView } from "@/components/ishm/events/event-editor-view";
import { Screen } from "@/components/ishm/frame/root/screens-context";

export default function NewEventPage() {
  return (
    <Screen>
      <EventEditorView eventIdx={null} />
    </Screen>
  );
}
