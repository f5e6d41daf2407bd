import { TermsEditorView } from "@/components/ishm/terms/terms-editor-view";
import { officePage } from "../../../office-page";

export default officePage(<TermsEditorView termsIdx={null} />);
