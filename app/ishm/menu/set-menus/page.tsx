import { MenusView } from "@/components/ishm/menus/menus-view";
import { officePage } from "../../office-page";

export default officePage(<MenusView />);
