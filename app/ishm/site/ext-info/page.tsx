import { Screen } from "@/components/ishm/frame/root/screens-context";
import { SiteAdditionView } from "@/components/ishm/site-addition/site-addition-view";

export default function SiteAdditionPage() {
  return (
    <Screen>
      <SiteAdditionView />
    </Screen>
  );
}
