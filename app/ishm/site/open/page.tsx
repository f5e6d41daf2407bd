import { SiteStateView } from "@/components/ishm/site-state/site-state-view";

export default function SiteStatePage() {
  return <SiteStateView />;
}
