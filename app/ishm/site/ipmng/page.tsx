import { IpBlockListView } from "@/components/ishm/ip-blocks/ip-block-list-view";
import { officePage } from "../../office-page";

export default officePage(<IpBlockListView />);
