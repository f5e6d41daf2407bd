import { StatusView } from "@/components/ishm/status/status-view";
import { officePage } from "../office-page";

export default officePage(<StatusView />);
