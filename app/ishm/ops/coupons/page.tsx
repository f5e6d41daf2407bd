import { CouponListView } from "@/components/ishm/coupons/coupon-list-view";
import { Screen } from "@/components/ishm/frame/screens-context";

export default function CouponsPage() {
  return (
    <Screen>
      <CouponListView />
    </Screen>
  );
}
