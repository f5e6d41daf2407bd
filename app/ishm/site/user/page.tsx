import { AdminListView } from "@/components/ishm/admins/admin-list-view";
import { Screen } from "@/components/ishm/frame/root/screens-context";

export default function AdminsPage() {
  return (
    <Screen>
      <AdminListView />
    </Screen>
  );
}
