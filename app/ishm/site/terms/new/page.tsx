import { Screen } from "@/components/ishm/frame/root/screens-context";
import { TermsEditorView } from "@/components/ishm/terms/terms-editor-view";

export default function NewTermsPage() {
  return (
    <Screen>
      <TermsEditorView termsIdx={null} />
    </Screen>
  );
}
