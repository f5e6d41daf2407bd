import { TermsListView } from "@/components/ishm/terms/terms-list-view";
import { officePage } from "../../office-page";

export default officePage(<TermsListView />);
