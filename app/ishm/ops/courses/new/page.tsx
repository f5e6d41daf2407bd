import { CourseEditorView } from "@/components/ishm/courses/card/course-editor-view";
import { officePage } from "../../../office-page";

export default officePage(<CourseEditorView number={null} />);
