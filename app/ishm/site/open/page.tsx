import { SiteStateView } from "@/components/ishm/site-state/site-state-view";
import { officePage } from "../../office-page";

export default officePage(<SiteStateView />);
