import { EntryListView } from "@/components/ishm/club-entries/entry-list-view";
import { officePage } from "../../office-page";

export default officePage(<EntryListView />);
