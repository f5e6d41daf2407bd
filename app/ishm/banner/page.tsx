import { BannerListView } from "@/components/ishm/banners/banner-list-view";
import { officePage } from "../office-page";

export default officePage(<BannerListView />);
