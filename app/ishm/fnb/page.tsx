import { FnbListView } from "@/components/ishm/fnb/fnb-list-view";
import { officePage } from "../office-page";

export default officePage(<FnbListView />);
