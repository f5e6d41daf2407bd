import { NoticeEditorView } from "@/components/ishm/notices/notice-editor-view";
import { onFirstRequest, recordPage } from "../../office-page";

export const generateStaticParams = onFirstRequest;

export default recordPage((idx) => <NoticeEditorView noticeIdx={idx} />);
