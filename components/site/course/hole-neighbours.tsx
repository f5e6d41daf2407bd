import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/layout/icons";
import type { Course } from "@/lib/contract/site/course-pages";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import { type CourseHole, holesInOrder } from "@/lib/web/queries/courses";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { HoleKeys } from "./hole-keys";

type Props = { club: Club; language: Language; courses: readonly Course[]; shown: CourseHole };

/** Back and on, through all holes of the club in the order of play; the arrow keys do the same. */
export async function HoleNeighbours({ club, language, courses, shown }: Props) {
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
              className={cn(
                "group flex min-h-24 items-center gap-4 py-5",
                isNext && "flex-row-reverse text-end",
              )}
            >
              <Icon name={icon} className="shrink-0" />
              <span>
                <span className="block text-caption text-ink-2">{label}</span>
                <span className="block font-serif text-group text-pine-900 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-8 min-[700px]:text-sub">
                  {name}, {par}
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
