import { OpeningRehearsalsView } from "@/components/ishm/opening-rehearsals/opening-rehearsals-view";
import { officePage } from "../../office-page";

export default officePage(<OpeningRehearsalsView />);
