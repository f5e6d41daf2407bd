import { SiteCertView } from "@/components/ishm/site-cert/site-cert-view";
import { officePage } from "../../office-page";

export default officePage(<SiteCertView />);
