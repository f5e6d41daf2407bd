import { SheetView } from "@/components/ishm/sheet/day/sheet-view";
import { officePage } from "../../office-page";

export default officePage(<SheetView />);
