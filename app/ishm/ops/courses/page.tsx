import { CoursesView } from "@/components/ishm/courses/list/courses-view";
import { officePage } from "../../office-page";

export default officePage(<CoursesView />);
