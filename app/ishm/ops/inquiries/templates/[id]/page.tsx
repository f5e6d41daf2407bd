import { TemplateEditorView } from "@/components/ishm/templates/template-editor-view";
import { onFirstRequest, recordPage } from "../../../../office-page";

export const generateStaticParams = onFirstRequest;

export default recordPage((idx) => <TemplateEditorView templateIdx={idx} />);
