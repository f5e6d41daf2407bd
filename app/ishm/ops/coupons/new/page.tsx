import { NewCouponsView } from "@/components/ishm/coupons/new-coupons-view";
import { Screen } from "@/components/ishm/frame/screens-context";

export default function NewCouponsPage() {
  return (
    <Screen>
      <NewCouponsView />
    </Screen>
  );
}
