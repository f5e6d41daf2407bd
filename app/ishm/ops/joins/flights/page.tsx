import { JoinFlightsView } from "@/components/ishm/joins/join-flights-view";
import { officePage } from "../../../office-page";

export default officePage(<JoinFlightsView />);
