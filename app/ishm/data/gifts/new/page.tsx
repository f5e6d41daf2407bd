import { GiftEditorView } from "@/components/ishm/references/reference-editor-view";
import { officePage } from "../../../office-page";

export default officePage(<GiftEditorView referenceIdx={null} />);
