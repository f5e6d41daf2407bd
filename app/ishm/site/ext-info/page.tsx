import { SiteAdditionView } from "@/components/ishm/site-addition/site-addition-view";
import { officePage } from "../../office-page";

export default officePage(<SiteAdditionView />);
