import { PracticeEditorView } from "@/components/ishm/practice/practice-editor-view";
import { onFirstRequest, recordPage } from "../../../office-page";

export const generateStaticParams = onFirstRequest;

export default recordPage((idx) => <PracticeEditorView practiceIdx={idx} />);
