import { NoticeEditorView } from "@/components/ishm/notices/notice-editor-view";

export default function NewNoticePage() {
  return <NoticeEditorView noticeIdx={null} />;
}
