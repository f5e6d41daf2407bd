import { HolidaysView } from "@/components/ishm/holidays/holidays-view";
import { officePage } from "../../office-page";

export default officePage(<HolidaysView />);
