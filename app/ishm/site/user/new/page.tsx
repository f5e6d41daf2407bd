import { AdminEditorView } from "@/components/ishm/admins/admin-editor-view";
import { officePage } from "../../../office-page";

export default officePage(<AdminEditorView adminIdx={null} />);
