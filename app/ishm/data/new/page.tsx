import { ReferenceEditorView } from "@/components/ishm/references/reference-editor-view";
import { officePage } from "../../office-page";

export default officePage(<ReferenceEditorView referenceIdx={null} />);
