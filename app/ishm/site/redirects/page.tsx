import { RouteRuleListView } from "@/components/ishm/route-rules/route-rule-list-view";
import { officePage } from "../../office-page";

export default officePage(<RouteRuleListView />);
