import { NewCouponsView } from "@/components/ishm/coupons/new-coupons-view";
import { Screen } from "@/components/ishm/frame/root/screens-context";

export default function NewCouponsPage() {
  return (
    <Screen>
      <NewCouponsView />
    </Screen>
  );
}
