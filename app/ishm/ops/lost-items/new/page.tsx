import { LostEditorView } from "@/components/ishm/lost-items/lost-editor-view";
import { officePage } from "../../../office-page";

export default officePage(<LostEditorView lostIdx={null} />);
