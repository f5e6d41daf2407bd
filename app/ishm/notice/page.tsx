import { NoticeListView } from "@/components/ishm/notices/notice-list-view";
import { officePage } from "../office-page";

export default officePage(<NoticeListView />);
