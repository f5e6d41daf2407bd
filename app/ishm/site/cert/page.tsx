import { Screen } from "@/components/ishm/frame/root/screens-context";
import { SiteCertView } from "@/components/ishm/site-cert/site-cert-view";

export default function SiteCertPage() {
  return (
    <Screen>
      <SiteCertView />
    </Screen>
  );
}
