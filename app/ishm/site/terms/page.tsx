import { Screen } from "@/components/ishm/frame/root/screens-context";
import { TermsListView } from "@/components/ishm/terms/terms-list-view";

export default function TermsPage() {
  return (
    <Screen>
      <TermsListView />
    </Screen>
  );
}
