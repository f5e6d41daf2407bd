import { FnbEditorView } from "@/components/ishm/fnb/fnb-editor-view";
import { onFirstRequest, recordPage } from "../../office-page";

export const generateStaticParams = onFirstRequest;

export default recordPage((idx) => <FnbEditorView fnbIdx={idx} />);
