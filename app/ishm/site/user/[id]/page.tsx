import { AdminEditorView } from "@/components/ishm/admins/admin-editor-view";
import { onFirstRequest, recordPage } from "../../../office-page";

export const generateStaticParams = onFirstRequest;

export default recordPage((idx) => <AdminEditorView adminIdx={idx} />);
