import { InquiryListView } from "@/components/ishm/inquiries/inquiry-list-view";
import { officePage } from "../../office-page";

export default officePage(<InquiryListView />);
