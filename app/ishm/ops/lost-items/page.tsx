import { LostListView } from "@/components/ishm/lost-items/lost-list-view";
import { officePage } from "../../office-page";

export default officePage(<LostListView />);
