import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import type { Course } from "@/lib/contract/site/course-pages";
import type { Language } from "@/lib/shared/languages";
import { formatNumber } from "@/lib/shared/money/numbers";
import type { Club } from "@/lib/web/queries/club";
import type { CourseHole } from "@/lib/web/queries/courses";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Props = { club: Club; language: Language; courses: readonly Course[]; shown: CourseHole };

/** The nines by name, each leading to the same hole of it. */
export async function CourseTabs({ club, language, courses, shown }: Props) {
  const t = await getTranslations("course");
  const link = (path: string) => localePath(path, language, club.defaultLanguage);
  const target = ({ courseCode, holes }: Course) =>
    paths.hole(courseCode, Math.min(shown.hole.holeNo, holes.length));
  return (
    <div className="page-width flex flex-wrap items-end justify-between gap-x-8 pt-4 pb-5 min-[700px]:pt-8">
      <nav aria-label={t("courses")}>
        <ul className="flex flex-wrap gap-x-7">
          {courses.map((course) => {
            const isShown = course.courseCode === shown.course.courseCode;
            return (
              <li key={course.courseCode}>
                <SiteLink
                  href={link(target(course))}
                  aria-current={isShown ? "true" : undefined}
                  className={`inline-flex min-h-12 items-center border-b-2 font-serif text-sub ${
                    isShown
                      ? "border-bark text-pine-900"
                      : "border-transparent text-ink-3 hover:text-pine-900"
                  }`}
                >
                  {course.fullName}
                </SiteLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <p className="pb-2 text-caption text-ink-2 max-[699px]:hidden">
        {t("summary", {
          holes: shown.course.holes.length,
          par: shown.course.par,
          metres: formatNumber(shown.course.lengthM),
        })}
      </p>
    </div>
  );
}
