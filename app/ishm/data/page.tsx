import { ReferenceListView } from "@/components/ishm/references/reference-list-view";
import { officePage } from "../office-page";

export default officePage(<ReferenceListView />);
