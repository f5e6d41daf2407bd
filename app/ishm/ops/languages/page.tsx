import { TextsView } from "@/components/ishm/texts/texts-view";
import { officePage } from "../../office-page";

export default officePage(<TextsView />);
