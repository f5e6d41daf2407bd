import { HofEditorView } from "@/components/ishm/hof/hof-editor-view";
import { onFirstRequest, recordPage } from "../../../office-page";

export const generateStaticParams = onFirstRequest;

export default recordPage((idx) => <HofEditorView hofIdx={idx} />);
