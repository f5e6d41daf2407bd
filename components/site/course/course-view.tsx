import { getTranslations } from "next-intl/server";
import { SectionIndex } from "@/components/site/layout/menu/titled-section";
import { SiteLink } from "@/components/site/layout/site-link";
import { Sign } from "@/components/ui/layout/signs";
import type { Course } from "@/lib/contract/site/course-pages";
import type { Language } from "@/lib/shared/languages";
import { formatNumber } from "@/lib/shared/money/numbers";
import { courseMenuCode, menuByCode } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { roundsOf } from "@/lib/web/queries/courses";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { NineSection } from "./nine-section";

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

type RoundLinksProps = { club: Club; language: Language; courses: readonly Course[] };

/** The scorecards of all rounds that can be played. */
async function RoundLinks({ club, language, courses }: RoundLinksProps) {
  const t = await getTranslations("course");
  return (
    <section id="scorecard" aria-labelledby="scorecard-heading">
      <h2 id="scorecard-heading" tabIndex={-1} className="rule-bottom pb-5 font-serif text-section">
        {t("scorecard.title")}
      </h2>
      <p className="mt-6 max-w-[36rem] text-ink-2">{t("scorecard.lead")}</p>
      <ul className="mt-6 grid grid-cols-1 gap-x-12 min-[43.75rem]:grid-cols-2 min-[67.5rem]:grid-cols-3">
        {roundsOf(courses).map(({ codes, courses: round }) => (
          <li key={codes.join()} className="border-b border-line">
            <SiteLink
              href={localePath(paths.scorecard(codes), language, club.defaultLanguage)}
              className="group flex min-h-16 items-center justify-between gap-4 py-3"
            >
              <span>
                <span className="block font-serif text-sub text-pine-900 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-8">
                  {round.map(({ courseName }) => courseName).join(" – ")}
                </span>
                <span className="text-caption text-ink-2">
                  {t("summary", {
                    holes: round.reduce((sum, { holes }) => sum + holes.length, 0),
                    par: round.reduce((sum, { par }) => sum + par, 0),
                    metres: formatNumber(round.reduce((sum, { lengthM }) => sum + lengthM, 0)),
                  })}
                </span>
              </span>
              <Sign name="arrow-right" className="text-pine-700" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
