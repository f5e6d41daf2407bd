import { PracticeListView } from "@/components/ishm/practice/practice-list-view";
import { officePage } from "../../office-page";

export default officePage(<PracticeListView />);
