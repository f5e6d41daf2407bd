import { GiftEditorView } from "@/components/ishm/references/reference-editor-view";
import { onFirstRequest, recordPage } from "../../../office-page";

export const generateStaticParams = onFirstRequest;

export default recordPage((idx) => <GiftEditorView referenceIdx={idx} />);
