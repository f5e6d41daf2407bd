import { DeskView } from "@/components/ishm/desk/desk-view";
import { officePage } from "../../office-page";

export default officePage(<DeskView />);
