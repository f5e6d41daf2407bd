import { Screen } from "@/components/ishm/frame/root/screens-context";
import { NoticeEditorView } from "@/components/ishm/notices/notice-editor-view";

export default function NewNoticePage() {
  return (
    <Screen>
      <NoticeEditorView noticeIdx={null} />
    </Screen>
  );
}
