import { NewCouponsView } from "@/components/ishm/coupons/new-coupons-view";
import { officePage } from "../../../office-page";

export default officePage(<NewCouponsView />);
