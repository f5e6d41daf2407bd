import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import type { Course } from "@/lib/contract/site/course-pages";
import { teeNames } from "@/lib/landscape";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import type { Hole } from "@/lib/web/queries/courses";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Props = { club: Club; language: Language; course: Course; hole: Hole };

const cell = "ps-4 text-end whitespace-nowrap";

/** A hole in the table of its nine; the whole row leads to it for a pointer, its name for everybody. */
export async function HoleRow({ club, language, course, hole }: Props) {
  const t = await getTranslations("course");
  const href = localePath(paths.hole(course.courseCode, hole.holeNo), language, club.defaultLanguage);
  return (
    <tr className="relative border-b border-line hover:bg-hover">
      <th scope="row" className="text-start font-normal whitespace-nowrap">
        <SiteLink
          href={href}
          className="inline-flex min-h-11 min-w-11 items-center font-serif text-group text-pine-900 underline decoration-line-2 decoration-1 underline-offset-4 after:absolute after:inset-0 hover:decoration-current"
        >
          <span className="visually-hidden">
            {t("holeOf", { course: course.fullName, hole: hole.holeNo })}
          </span>
          <span aria-hidden="true">{hole.holeNo}</span>
        </SiteLink>
      </th>
      <td className={cell}>{hole.par}</td>
      <td className={cell}>{hole.hdcp}</td>
      {teeNames.map((tee) => (
        <td key={tee} className={cell}>
          {hole.distances[tee]}
        </td>
      ))}
    </tr>
  );
}
