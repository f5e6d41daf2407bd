import { MyInfoView } from "@/components/ishm/my-info/my-info-view";
import { officePage } from "../../office-page";

export default officePage(<MyInfoView />);
