import { HofEditorView } from "@/components/ishm/hof/hof-editor-view";
import { officePage } from "../../../office-page";

export default officePage(<HofEditorView hofIdx={null} />);
