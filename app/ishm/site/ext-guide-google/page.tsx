import { SearchGuideView } from "@/components/ishm/search-guide/search-guide-view";
import { officePage } from "../../office-page";

export default officePage(<SearchGuideView engine="google" />);
