import { Screen } from "@/components/ishm/frame/root/screens-context";
import { IpBlockListView } from "@/components/ishm/ip-blocks/ip-block-list-view";

export default function IpBlocksPage() {
  return (
    <Screen>
      <IpBlockListView />
    </Screen>
  );
}
