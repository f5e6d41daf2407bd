import { TeeTimesView } from "@/components/ishm/tee-times/tee-times-view";
import { officePage } from "../../office-page";

export default officePage(<TeeTimesView />);
