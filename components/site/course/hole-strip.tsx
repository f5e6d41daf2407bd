import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/layout/icons";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import type { CourseHole } from "@/lib/web/queries/courses";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Props = { club: Club; language: Language; shown: CourseHole };

const cell =
  "flex min-h-14 items-center justify-center gap-x-2.5 gap-y-0 border-t-3 px-2 min-[900px]:min-h-16 min-[900px]:justify-start min-[900px]:px-4";

/** The holes of the nine, all in view at every width; on phones the tenth place leads back to the nine. */
export async function HoleStrip({ club, language, shown }: Props) {
  const t = await getTranslations("course");
  const { course, hole: current } = shown;
  const link = (path: string) => localePath(path, language, club.defaultLanguage);
  return (
    <nav aria-label={t("holesOf", { course: course.fullName })} className="bg-pine-900 text-on-dark">
      <ol className="page-width grid grid-cols-5 max-[899px]:px-0 min-[900px]:grid-cols-9">
        {course.holes.map((hole) => {
          const isCurrent = hole.holeNo === current.holeNo;
          return (
            <li key={hole.holeNo} className="border-s border-on-dark-line/40 min-[900px]:last:border-e">
              <SiteLink
                href={link(paths.hole(course.courseCode, hole.holeNo))}
                aria-current={isCurrent ? "page" : undefined}
                className={cn(
                  cell,
                  isCurrent ? "border-bark bg-paper text-pine-900" : "border-transparent hover:bg-pine-800",
                )}
              >
                <span className="visually-hidden">{t("hole")} </span>
                <span className="font-serif text-[1.375rem] leading-none">{hole.holeNo}</span>
                <span className={cn("text-chip", isCurrent ? "text-ink-2" : "text-on-dark-2")}>
                  {t("parNumber", { par: hole.par })}
                  <span className="hidden min-[1280px]:inline">
                    {" · "}
                    {t("metres", { metres: hole.distances.black })}
                  </span>
                </span>
              </SiteLink>
            </li>
          );
        })}
        <li className="border-s border-on-dark-line/40 min-[900px]:hidden">
          <SiteLink
            href={link(paths.course(`course-${course.courseCode}`))}
            className={cn(cell, "border-transparent")}
          >
            <Icon name="list" />
            <span className="visually-hidden">{t("allHoles")}</span>
          </SiteLink>
        </li>
      </ol>
    </nav>
  );
}
