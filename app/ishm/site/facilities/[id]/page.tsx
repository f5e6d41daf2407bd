import { EntryEditorView } from "@/components/ishm/club-entries/entry-editor-view";
import { onFirstRequest, recordPage } from "../../../office-page";

export const generateStaticParams = onFirstRequest;

export default recordPage((idx) => <EntryEditorView entryIdx={idx} />);
