import { FaqListView } from "@/components/ishm/faqs/faq-list-view";
import { officePage } from "../office-page";

export default officePage(<FaqListView />);
