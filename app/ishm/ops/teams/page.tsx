import { TeamsView } from "@/components/ishm/teams/teams-view";
import { officePage } from "../../office-page";

export default officePage(<TeamsView />);
