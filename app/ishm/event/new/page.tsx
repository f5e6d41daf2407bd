import { EventEditorView } from "@/components/ishm/events/event-editor-view";
import { officePage } from "../../office-page";

export default officePage(<EventEditorView eventIdx={null} />);
