import { SeasonsView } from "@/components/ishm/team-seasons/seasons-view";
import { officePage } from "../../office-page";

export default officePage(<SeasonsView />);
