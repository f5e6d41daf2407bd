import { FaqEditorView } from "@/components/ishm/faqs/faq-editor-view";
import { onFirstRequest, recordPage } from "../../office-page";

export const generateStaticParams = onFirstRequest;

export default recordPage((idx) => <FaqEditorView faqIdx={idx} />);
