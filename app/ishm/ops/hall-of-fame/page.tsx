import { HofListView } from "@/components/ishm/hof/hof-list-view";
import { officePage } from "../../office-page";

export default officePage(<HofListView />);
