import { RulesView } from "@/components/ishm/rules/rules-view";
import { officePage } from "../../office-page";

export default officePage(<RulesView />);
