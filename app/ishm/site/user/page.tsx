import { AdminListView } from "@/components/ishm/admins/admin-list-view";
import { officePage } from "../../office-page";

export default officePage(<AdminListView />);
