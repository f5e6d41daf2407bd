import { RouteRuleEditorView } from "@/components/ishm/route-rules/route-rule-editor-view";
import { onFirstRequest, recordPage } from "../../../office-page";

export const generateStaticParams = onFirstRequest;

export default recordPage((idx) => <RouteRuleEditorView ruleIdx={idx} />);
