import { Screen } from "@/components/ishm/frame/root/screens-context";
import { ReferenceListView } from "@/components/ishm/references/reference-list-view";

export default function ReferencesPage() {
  return (
    <Screen>
      <ReferenceListView />
    </Screen>
  );
}
