import { WaitingsView } from "@/components/ishm/waitings/waitings-view";
import { officePage } from "../../office-page";

export default officePage(<WaitingsView />);
