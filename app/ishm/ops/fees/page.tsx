import { FeesView } from "@/components/ishm/fees/fees-view";
import { officePage } from "../../office-page";

export default officePage(<FeesView />);
