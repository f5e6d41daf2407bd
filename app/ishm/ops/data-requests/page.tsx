import { RequestListView } from "@/components/ishm/data-requests/request-list-view";
import { Screen } from "@/components/ishm/frame/root/screens-context";

export default function DataRequestsPage() {
  return (
    <Screen>
      <RequestListView />
    </Screen>
  );
}
