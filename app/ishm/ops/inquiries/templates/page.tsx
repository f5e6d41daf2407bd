import { TemplateListView } from "@/components/ishm/templates/template-list-view";
import { officePage } from "../../../office-page";

export default officePage(<TemplateListView />);
