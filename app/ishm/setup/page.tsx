import { SetupView } from "@/components/ishm/setup/setup-view";
import { officePage } from "../office-page";

export default officePage(<SetupView />);
