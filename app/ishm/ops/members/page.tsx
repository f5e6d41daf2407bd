import { MemberListView } from "@/components/ishm/members/member-list-view";
import { officePage } from "../../office-page";

export default officePage(<MemberListView />);
