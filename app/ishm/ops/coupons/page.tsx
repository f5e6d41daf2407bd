import { CouponListView } from "@/components/ishm/coupons/coupon-list-view";
import { Screen } from "@/components/ishm/frame/root/screens-context";

export default function CouponsPage() {
  return (
    <Screen>
      <CouponListView />
    </Screen>
  );
}
