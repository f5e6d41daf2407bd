import { EventListView } from "@/components/ishm/events/event-list-view";
import { officePage } from "../office-page";

export default officePage(<EventListView />);
