import { Screen } from "@/components/ishm/frame/root/screens-context";
import { HofEditorView } from "@/components/ishm/hof/hof-editor-view";

export default function NewHallOfFamePage() {
  return (
    <Screen>
      <HofEditorView hofIdx={null} />
    </Screen>
  );
}
