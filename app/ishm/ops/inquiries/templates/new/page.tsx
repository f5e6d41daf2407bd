import { TemplateEditorView } from "@/components/ishm/templates/template-editor-view";
import { officePage } from "../../../../office-page";

export default officePage(<TemplateEditorView templateIdx={null} />);
