import { AuditView } from "@/components/ishm/audit/audit-view";
import { officePage } from "../../office-page";

export default officePage(<AuditView />);
