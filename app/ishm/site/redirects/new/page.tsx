import { RouteRuleEditorView } from "@/components/ishm/route-rules/route-rule-editor-view";
import { officePage } from "../../../office-page";

export default officePage(<RouteRuleEditorView ruleIdx={null} />);
