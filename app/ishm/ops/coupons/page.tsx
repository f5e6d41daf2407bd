import { CouponListView } from "@/components/ishm/coupons/coupon-list-view";
import { officePage } from "../../office-page";

export default officePage(<CouponListView />);
