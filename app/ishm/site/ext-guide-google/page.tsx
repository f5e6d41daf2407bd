import { Screen } from "@/components/ishm/frame/root/screens-context";
import { SearchGuideView } from "@/components/ishm/search-guide/search-guide-view";

export default function GoogleGuidePage() {
  return (
    <Screen>
      <SearchGuideView engine="google" />
    </Screen>
  );
}
