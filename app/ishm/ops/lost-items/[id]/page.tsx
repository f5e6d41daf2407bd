import { LostEditorView } from "@/components/ishm/lost-items/lost-editor-view";
import { onFirstRequest, recordPage } from "../../../office-page";

export const generateStaticParams = onFirstRequest;

export default recordPage((idx) => <LostEditorView lostIdx={idx} />);
