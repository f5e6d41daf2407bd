import { GiftListView } from "@/components/ishm/gifts/gift-list-view";
import { officePage } from "../../office-page";

export default officePage(<GiftListView />);
