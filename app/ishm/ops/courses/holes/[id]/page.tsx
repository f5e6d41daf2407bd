import { HoleEditorView } from "@/components/ishm/courses/hole/hole-editor-view";
import { onFirstRequest, recordPage } from "../../../../office-page";

export const generateStaticParams = onFirstRequest;

export default recordPage((idx) => <HoleEditorView number={Math.floor(idx / 100)} holeNo={idx % 100} />);
