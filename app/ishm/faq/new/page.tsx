import { FaqEditorView } from "@/components/ishm/faqs/faq-editor-view";
import { officePage } from "../../office-page";

export default officePage(<FaqEditorView faqIdx={null} />);
