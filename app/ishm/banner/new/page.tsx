import { BannerEditorView } from "@/components/ishm/banners/banner-editor-view";
import { officePage } from "../../office-page";

export default officePage(<BannerEditorView bannerIdx={null} />);
