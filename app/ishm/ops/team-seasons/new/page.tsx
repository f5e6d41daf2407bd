import { SeasonEditorView } from "@/components/ishm/team-seasons/season-editor-view";
import { officePage } from "../../../office-page";

export default officePage(<SeasonEditorView seasonIdx={null} />);
