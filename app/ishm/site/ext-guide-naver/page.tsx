import { Screen } from "@/components/ishm/frame/root/screens-context";
import { SearchGuideView } from "@/components/ishm/search-guide/search-guide-view";

export default function NaverGuidePage() {
  return (
    <Screen>
      <SearchGuideView engine="naver" />
    </Screen>
  );
}
