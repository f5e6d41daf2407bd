import { DashboardView } from "@/components/ishm/dashboard/dashboard-view";
import { officePage } from "./office-page";

export default officePage(<DashboardView />);
