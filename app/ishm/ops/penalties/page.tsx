import { PenaltyListView } from "@/components/ishm/penalties/penalty-list-view";
import { officePage } from "../../office-page";

export default officePage(<PenaltyListView />);
