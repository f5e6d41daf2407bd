import { DashboardView } from "@/components/ishm/dashboard/dashboard-view";

export default function DashboardPage() {
  return <DashboardView />;
}
