import { NoticeListView } from "@/components/ishm/notices/notice-list-view";

export default function NoticesPage() {
  return <NoticeListView />;
}
