import { PoliciesView } from "@/components/ishm/policies/policies-view";
import { officePage } from "../../office-page";

export default officePage(<PoliciesView />);
