import { NoticeEditorView } from "@/components/ishm/notices/notice-editor-view";
import { officePage } from "../../office-page";

export default officePage(<NoticeEditorView noticeIdx={null} />);
