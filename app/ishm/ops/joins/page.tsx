import { JoinsView } from "@/components/ishm/joins/joins-view";
import { officePage } from "../../office-page";

export default officePage(<JoinsView />);
