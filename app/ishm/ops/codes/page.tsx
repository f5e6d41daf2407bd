import { CodesView } from "@/components/ishm/codes/codes-view";
import { officePage } from "../../office-page";

export default officePage(<CodesView />);
