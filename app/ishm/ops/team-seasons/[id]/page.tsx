import { SeasonEditorView } from "@/components/ishm/team-seasons/season-editor-view";
import { onFirstRequest, recordPage } from "../../../office-page";

export const generateStaticParams = onFirstRequest;

export default recordPage((idx) => <SeasonEditorView seasonIdx={idx} />);
