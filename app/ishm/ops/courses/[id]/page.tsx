import { CourseEditorView } from "@/components/ishm/courses/card/course-editor-view";
import { onFirstRequest, recordPage } from "../../../office-page";

export const generateStaticParams = onFirstRequest;

export default recordPage((number) => <CourseEditorView number={number} />);
