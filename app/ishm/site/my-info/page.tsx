import { Screen } from "@/components/ishm/frame/root/screens-context";
import { MyInfoView } from "@/components/ishm/my-info/my-info-view";

export default function MyInfoPage() {
  return (
    <Screen>
      <MyInfoView />
    </Screen>
  );
}
