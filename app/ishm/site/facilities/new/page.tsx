import { EntryEditorView } from "@/components/ishm/club-entries/entry-editor-view";
import { officePage } from "../../../office-page";

export default officePage(<EntryEditorView entryIdx={null} />);
