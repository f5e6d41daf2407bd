import { DashboardView } from "@/components/ishm/dashboard/dashboard-view";
import { Screen } from "@/components/ishm/frame/root/screens-context";

export default function DashboardPage() {
  return (
    <Screen>
      <DashboardView />
    </Screen>
  );
}
