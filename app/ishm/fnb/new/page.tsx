import { FnbEditorView } from "@/components/ishm/fnb/fnb-editor-view";
import { officePage } from "../../office-page";

export default officePage(<FnbEditorView fnbIdx={null} />);
