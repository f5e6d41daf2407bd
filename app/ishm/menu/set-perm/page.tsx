import { PermissionsView } from "@/components/ishm/permissions/permissions-view";
import { officePage } from "../../office-page";

export default officePage(<PermissionsView />);
