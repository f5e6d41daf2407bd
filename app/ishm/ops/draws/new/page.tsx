import { NewDrawView } from "@/components/ishm/draws/form/new-draw-view";
import { officePage } from "../../../office-page";

export default officePage(<NewDrawView />);
