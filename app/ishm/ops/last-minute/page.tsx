import { LastMinuteView } from "@/components/ishm/last-minute/last-minute-view";
import { officePage } from "../../office-page";

export default officePage(<LastMinuteView />);
