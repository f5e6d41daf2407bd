import { Screen } from "@/components/ishm/frame/root/screens-context";
import { SiteStateView } from "@/components/ishm/site-state/site-state-view";

export default function SiteStatePage() {
  return (
    <Screen>
      <SiteStateView />
    </Screen>
  );
}
