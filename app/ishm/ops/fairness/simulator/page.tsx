import { SimulatorView } from "@/components/ishm/simulator/simulator-view";
import { officePage } from "../../../office-page";

export default officePage(<SimulatorView />);
