import { PracticeEditorView } from "@/components/ishm/practice/practice-editor-view";
import { officePage } from "../../../office-page";

export default officePage(<PracticeEditorView practiceIdx={null} />);
