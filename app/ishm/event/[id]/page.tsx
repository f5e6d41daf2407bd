import { EventEditorView } from "@/components/ishm/events/event-editor-view";
import { onFirstRequest, recordPage } from "../../office-page";

export const generateStaticParams = onFirstRequest;

export default recordPage((idx) => <EventEditorView eventIdx={idx} />);
