import { getTranslations } from "next-intl/server";
import { NineMap } from "@/components/site/course/nine-section";
import { MoreLink } from "@/components/site/layout/more-link";
import { SiteLink } from "@/components/site/layout/site-link";
import type { Course } from "@/lib/contract/site/course-pages";
import type { Language } from "@/lib/shared/languages";
import { formatNumber } from "@/lib/shared/money/numbers";
import { courseMenuCode, menuByCode, menuPath } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import type { SiteWords } from "@/lib/web/queries/club-records";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Props = { club: Club; language: Language; courses: readonly Course[]; words: SiteWords };

/** The club's nines side by side: a map of each, its numbers, and its hardest hole. */
export async function HomeCourses({ club, language, courses, words }: Props) {
  const t = await getTranslations("home.courses");
  const menu = menuByCode(club.menus, courseMenuCode);
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="home-courses" className="below page-width home-section">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="home-courses" lang={words.lang} className="font-serif text-section">
          {words.coursesTitle || menu?.name || t("all")}
        </h2>
        {menu?.isVisible ? (
          <MoreLink href={localePath(menuPath(menu), language, club.defaultLanguage)} text={t("all")} />
        ) : null}
      </div>
      <ul className="nine-list mt-8 min-[37.5rem]:mt-12">
        {courses.map((course) => (
          <li key={course.courseCode} className="nine-card">
            <CourseCard club={club} language={language} course={course} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type CourseCardProps = { club: Club; language: Language; course: Course };

/** One nine in small: its map, its name as the way to it, and three numbers. */
async function CourseCard({ club, language, course }: CourseCardProps) {
  const t = await getTranslations("course");
  const href = localePath(paths.course(`course-${course.courseCode}`), language, club.defaultLanguage);
  const hardest = course.holes.find(({ hdcp }) => hdcp === 1);
  const facts = [
    { name: t("card.holes"), value: `${course.holes.length} · ${course.par}` },
    { name: t("card.length"), value: t("metres", { metres: formatNumber(course.lengthM) }) },
    ...(hardest ? [{ name: t("card.hardest"), value: t("card.hole", { hole: hardest.holeNo }) }] : []),
  ];
  return (
    <article className="group relative">
      <NineMap course={course} alt="" className="h-auto w-full" />
      <h3 className="mt-2 font-serif text-dialog">
        <SiteLink
          href={href}
          className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-8"
        >
          {course.fullName}
        </SiteLink>
      </h3>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3 border-t border-line pt-4">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-chip text-ink-3">{name}</dt>
            <dd className="text-lead font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
