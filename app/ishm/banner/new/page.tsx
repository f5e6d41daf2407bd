import { BannerEditorView } from "@/components/ishm/banners/banner-editor-view";
import { Screen } from "@/components/ishm/frame/root/screens-context";

export default function NewBannerPage() {
  return (
    <Screen>
      <BannerEditorView bannerIdx={null} />
    </Screen>
  );
}
