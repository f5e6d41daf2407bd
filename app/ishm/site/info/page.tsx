import { Screen } from "@/components/ishm/frame/root/screens-context";
import { SiteInfoView } from "@/components/ishm/site-info/site-info-view";

export default function SiteInfoPage() {
  return (
    <Screen>
      <SiteInfoView />
    </Screen>
  );
}
