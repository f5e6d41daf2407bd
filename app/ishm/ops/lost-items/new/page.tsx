import { Screen } from "@/components/ishm/frame/root/screens-context";
import { LostEditorView } from "@/components/ishm/lost-items/lost-editor-view";

export default function NewLostItemPage() {
  return (
    <Screen>
      <LostEditorView lostIdx={null} />
    </Screen>
  );
}
