import { SiteSceneView } from "@/components/ishm/site-scene/site-scene-view";
import { officePage } from "../../office-page";

export default officePage(<SiteSceneView />);
