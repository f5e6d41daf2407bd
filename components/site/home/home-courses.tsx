import { getTranslations } from "next-intl/server";
import { CourseCard } from "@/components/site/course/course-card";
import { MoreLink } from "@/components/site/layout/more-link";
import type { Course } from "@/lib/contract/site/course-pages";
import type { Language } from "@/lib/shared/languages";
import { menuByCode, menuPath } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { courseMenuCode } from "@/lib/web/seo/menu-codes";

type Props = { club: Club; language: Language; courses: readonly Course[] };

/** The club's nines beside each other: a map of each, its numbers, and where it is hardest. */
export async function HomeCourses({ club, language, courses }: Props) {
  const t = await getTranslations("home.courses");
  const menu = menuByCode(club.menus, courseMenuCode);
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="home-courses" className="below page-width home-section">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="home-courses" className="font-serif text-section">
          {t("title")}
        </h2>
        {menu?.isVisible ? (
          <MoreLink href={localePath(menuPath(menu), language, club.defaultLanguage)} text={t("all")} />
        ) : null}
      </div>
      <ul className="nine-list mt-8 min-[600px]:mt-12">
        {courses.map((course) => (
          <li key={course.courseCode} className="nine-card">
            <CourseCard club={club} language={language} course={course} />
          </li>
        ))}
      </ul>
    </section>
  );
}
