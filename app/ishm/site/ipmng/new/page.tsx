import { IpBlockEditorView } from "@/components/ishm/ip-blocks/ip-block-editor-view";
import { officePage } from "../../../office-page";

export default officePage(<IpBlockEditorView ipIdx={null} />);
