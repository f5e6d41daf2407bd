import { BannerEditorView } from "@/components/ishm/banners/banner-editor-view";
import { onFirstRequest, recordPage } from "../../office-page";

export const generateStaticParams = onFirstRequest;

export default recordPage((idx) => <BannerEditorView bannerIdx={idx} />);
