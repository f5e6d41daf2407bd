import { SiteInfoView } from "@/components/ishm/site-info/site-info-view";
import { officePage } from "../../office-page";

export default officePage(<SiteInfoView />);
