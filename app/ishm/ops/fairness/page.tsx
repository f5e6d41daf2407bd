import { FairnessView } from "@/components/ishm/fairness/fairness-view";
import { officePage } from "../../office-page";

export default officePage(<FairnessView />);
