import { DrawListView } from "@/components/ishm/draws/draw-list-view";
import { officePage } from "../../office-page";

export default officePage(<DrawListView />);
