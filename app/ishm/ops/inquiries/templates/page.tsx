import { Screen } from "@/components/ishm/frame/root/screens-context";
import { TemplateListView } from "@/components/ishm/templates/template-list-view";

export default function InquiriesTemplatesPage() {
  return (
    <Screen>
      <TemplateListView />
    </Screen>
  );
}
