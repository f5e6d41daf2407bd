import { BrandView } from "@/components/ishm/brand/brand-view";
import { officePage } from "../../office-page";

export default officePage(<BrandView />);
