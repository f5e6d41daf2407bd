import { FaqEditorView } from "@/components/ishm/faqs/faq-editor-view";
import { Screen } from "@/components/ishm/frame/root/screens-context";

export default function NewFaqPage() {
  return (
    <Screen>
      <FaqEditorView faqIdx={null} />
    </Screen>
  );
}
