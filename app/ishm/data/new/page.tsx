import { Screen } from "@/components/ishm/frame/root/screens-context";
import { ReferenceEditorView } from "@/components/ishm/references/reference-editor-view";

export default function NewReferencePage() {
  return (
    <Screen>
      <ReferenceEditorView referenceIdx={null} />
    </Screen>
  );
}
