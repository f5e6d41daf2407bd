import type { Course } from "@/lib/contract/site/course-pages";
import { nineBox } from "@/lib/landscape";
import { courseMapAddress, layoutsOf } from "@/lib/web/course-map";

type Props = { course: Course; alt: string; className?: string; isFirst?: boolean };

/** The drawn map of a nine, or the picture that the club has put in its place. */
export function NineMap({ course, alt, className, isFirst = false }: Props) {
  const layouts = layoutsOf(course);
  const src = course.mapImage || (layouts ? courseMapAddress(course.courseCode, layouts) : "");
  if (!src) return null;
  return (
    <img
      src={src}
      alt={alt}
      width={nineBox.width}
      height={nineBox.height}
      loading={isFirst ? "eager" : "lazy"}
      decoding="async"
      className={className}
    />
  );
}
