export { changeOrder } from "./order";
export { courseOfPicture } from "./pictures";
export { isCourseThere, readHoleRows, readOfficeCourse, readOfficeCourses } from "./read";
export { purgeCourses, removeCourse, restoreCourse } from "./trash";
export { changeCourse, changeHole, createCourse } from "./write";
