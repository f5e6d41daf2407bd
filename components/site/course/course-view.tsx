import { getTranslations } from "next-intl/server";
import { SectionIndex } from "@/components/site/layout/menu/section-index";
import { SiteLink } from "@/components/site/layout/site-link";
import type { Course } from "@/lib/contract/site/course-pages";
import type { Language } from "@/lib/shared/languages";
import { menuByCode } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { courseMenuCode } from "@/lib/web/seo/menu-codes";
import { NineSection } from "./nine-section";
import { RoundLinks } from "./round-links";

type Props = { club: Club; language: Language; courses: readonly Course[] };

/** The nines of the club one after the other, then the cards of the rounds that they make. */
export async function CourseView({ club, language, courses }: Props) {
  const t = await getTranslations("course");
  const menu = menuByCode(club.menus, courseMenuCode);
  const sections = [
    ...courses.map(({ courseCode, fullName }) => ({ id: `course-${courseCode}`, name: fullName })),
    { id: "scorecard", name: t("scorecard.title") },
  ];
  return (
    <div className="page-width pt-14 pb-32">
      <h1 className="font-serif text-title">{menu?.name ?? t("title")}</h1>
      {menu?.seoMeta ? <p className="mt-5 max-w-[36rem] text-lead text-ink-2">{menu.seoMeta}</p> : null}
      {menu ? <SectionIndex club={club} language={language} menu={menu} /> : null}
      <nav aria-label={t("sections")} className="mt-8">
        <ul className="flex flex-wrap gap-x-8">
          {sections.map(({ id, name }) => (
            <li key={id}>
              <SiteLink
                href={localePath(paths.course(id), language, club.defaultLanguage)}
                className="inline-flex min-h-11 items-center font-serif text-sub text-pine-900 underline decoration-line-2 decoration-1 underline-offset-[0.35em] hover:decoration-current"
              >
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      {courses.length === 0 ? <p className="mt-14 text-lead text-ink-2">{t("empty")}</p> : null}
      <div className="mt-16 grid grid-cols-1 gap-24">
        {courses.map((course, idx) => (
          <NineSection
            key={course.courseCode}
            club={club}
            language={language}
            course={course}
            isFirst={idx === 0}
          />
        ))}
        {courses.length > 0 ? <RoundLinks club={club} language={language} courses={courses} /> : null}
      </div>
    </div>
  );
}
