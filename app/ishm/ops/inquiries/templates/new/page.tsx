import { Screen } from "@/components/ishm/frame/root/screens-context";
import { TemplateEditorView } from "@/components/ishm/templates/template-editor-view";

export default function NewTemplatePage() {
  return (
    <Screen>
      <TemplateEditorView templateIdx={null} />
    </Screen>
  );
}
