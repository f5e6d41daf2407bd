import { IpBlockEditorView } from "@/components/ishm/ip-blocks/ip-block-editor-view";
import { onFirstRequest, recordPage } from "../../../office-page";

export const generateStaticParams = onFirstRequest;

export default recordPage((idx) => <IpBlockEditorView ipIdx={idx} />);
