import { DelegationsView } from "@/components/ishm/delegations/delegations-view";
import { officePage } from "../../office-page";

export default officePage(<DelegationsView />);
