import { Screen } from "@/components/ishm/frame/root/screens-context";
import { NoticeListView } from "@/components/ishm/notices/notice-list-view";

export default function NoticesPage() {
  return (
    <Screen>
      <NoticeListView />
    </Screen>
  );
}
