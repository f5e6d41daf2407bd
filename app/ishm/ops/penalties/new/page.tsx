import { NewPenaltyView } from "@/components/ishm/penalties/new-penalty-view";
import { officePage } from "../../../office-page";

export default officePage(<NewPenaltyView />);
