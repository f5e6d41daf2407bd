import { BannerListView } from "@/components/ishm/banners/banner-list-view";
import { Screen } from "@/components/ishm/frame/root/screens-context";

export default function BannersPage() {
  return (
    <Screen>
      <BannerListView />
    </Screen>
  );
}
