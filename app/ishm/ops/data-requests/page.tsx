import { RequestListView } from "@/components/ishm/data-requests/request-list-view";
import { officePage } from "../../office-page";

export default officePage(<RequestListView />);
