import { TermsEditorView } from "@/components/ishm/terms/terms-editor-view";
import { onFirstRequest, recordPage } from "../../../office-page";

export const generateStaticParams = onFirstRequest;

export default recordPage((idx) => <TermsEditorView termsIdx={idx} />);
