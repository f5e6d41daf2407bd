import { FaqListView } from "@/components/ishm/faqs/faq-list-view";
import { Screen } from "@/components/ishm/frame/root/screens-context";

export default function FaqsPage() {
  return (
    <Screen>
      <FaqListView />
    </Screen>
  );
}
