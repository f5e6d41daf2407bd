import { clsx } from "clsx";
import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import { Sign } from "@/components/ui/layout/signs";
import type { Course } from "@/lib/contract/site/course-pages";
import type { Language } from "@/lib/shared/languages";
import { formatNumber } from "@/lib/shared/money/numbers";
import type { Club } from "@/lib/web/queries/club";
import { type CourseHole, holesInOrder } from "@/lib/web/queries/courses";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { HoleKeys } from "./hole-keys";

type Props = { club: Club; language: Language; courses: readonly Course[]; shown: CourseHole };

/** The nines by name, each leading to the same hole of it. */
export async function CourseTabs({ club, language, courses, shown }: Props) {
  const t = await getTranslations("course");
  const link = (path: string) => localePath(path, language, club.defaultLanguage);
  const target = ({ courseCode, holes }: Course) =>
    paths.hole(courseCode, Math.min(shown.hole.holeNo, holes.length));
  return (
    <div className="page-width flex flex-wrap items-end justify-between gap-x-8 pt-4 pb-5 min-[43.75rem]:pt-8">
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
      <p className="pb-2 text-caption text-ink-2 max-[43.6875rem]:hidden">
        {t("summary", {
          holes: shown.course.holes.length,
          par: shown.course.par,
          metres: formatNumber(shown.course.lengthM),
        })}
      </p>
    </div>
  );
}

type HoleStripProps = { club: Club; language: Language; shown: CourseHole };

const cell =
  "flex min-h-14 flex-wrap content-center items-center justify-center gap-x-2.5 gap-y-0 border-t-3 px-2 min-[56.25rem]:min-h-16 min-[56.25rem]:justify-start min-[56.25rem]:px-4";

/** The holes of the nine, all in view at every width; on phones the tenth place leads back to the nine. */
export async function HoleStrip({ club, language, shown }: HoleStripProps) {
  const t = await getTranslations("course");
  const { course, hole: current } = shown;
  const link = (path: string) => localePath(path, language, club.defaultLanguage);
  return (
    <nav aria-label={t("holesOf", { course: course.fullName })} className="bg-pine-900 text-on-dark">
      <ol className="page-width grid grid-cols-5 max-[56.1875rem]:px-0 min-[56.25rem]:grid-cols-9">
        {course.holes.map((hole) => {
          const isCurrent = hole.holeNo === current.holeNo;
          return (
            <li key={hole.holeNo} className="border-s border-on-dark-line/40 min-[56.25rem]:last:border-e">
              <SiteLink
                href={link(paths.hole(course.courseCode, hole.holeNo))}
                aria-current={isCurrent ? "page" : undefined}
                className={clsx(
                  cell,
                  isCurrent ? "border-bark bg-paper text-pine-900" : "border-transparent hover:bg-pine-800",
                )}
              >
                <span className="visually-hidden">{t("hole")} </span>
                <span className="font-serif text-[1.375rem] leading-none">{hole.holeNo}</span>
                <span className={clsx("text-chip", isCurrent ? "text-ink-2" : "text-on-dark-2")}>
                  {t("parNumber", { par: hole.par })}
                  <span className="hidden min-[80rem]:inline">
                    {" · "}
                    {t("metres", { metres: hole.distances.black })}
                  </span>
                </span>
              </SiteLink>
            </li>
          );
        })}
        <li className="border-s border-on-dark-line/40 min-[56.25rem]:hidden">
          <SiteLink
            href={link(paths.course(`course-${course.courseCode}`))}
            className={clsx(cell, "border-transparent")}
          >
            <Sign name="list" />
            <span className="visually-hidden">{t("allHoles")}</span>
          </SiteLink>
        </li>
      </ol>
    </nav>
  );
}

type HoleNeighboursProps = { club: Club; language: Language; courses: readonly Course[]; shown: CourseHole };

/** Back and on, through all holes of the club in the order of play; the arrow keys do the same. */
export async function HoleNeighbours({ club, language, courses, shown }: HoleNeighboursProps) {
  const t = await getTranslations("course");
  const all = holesInOrder(courses);
  const at = all.findIndex(({ hole }) => hole === shown.hole);
  const describe = (one: CourseHole | undefined) =>
    one && {
      href: localePath(paths.hole(one.course.courseCode, one.hole.holeNo), language, club.defaultLanguage),
      name: t("holeOf", { course: one.course.courseName, hole: one.hole.holeNo }),
      par: t("parNumber", { par: one.hole.par }),
    };
  const previous = describe(all[at - 1] ?? all.at(-1));
  const next = describe(all[at + 1] ?? all[0]);
  if (!previous || !next) return null;
  const places = [
    { ...previous, label: t("previous"), icon: "chevron-left" as const, isNext: false },
    { ...next, label: t("next"), icon: "chevron-right" as const, isNext: true },
  ];
  return (
    <nav aria-label={t("neighbours")} className="border-y border-line bg-sheet">
      <ul className="page-width grid grid-cols-2 gap-4">
        {places.map(({ href, name, par, label, icon, isNext }) => (
          <li key={label}>
            <SiteLink
              href={href}
              rel={isNext ? "next" : "prev"}
              className={clsx(
                "group flex min-h-24 items-center gap-4 py-5",
                isNext && "flex-row-reverse text-end",
              )}
            >
              <Sign name={icon} className="shrink-0" />
              <span>
                <span className="block text-caption text-ink-2">{label}</span>
                <span className="block font-serif text-group text-pine-900 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-8 min-[43.75rem]:text-sub">
                  {name}, <span className="whitespace-nowrap">{par}</span>
                </span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <HoleKeys previous={previous.href} next={next.href} />
    </nav>
  );
}
