import { getTranslations } from "next-intl/server";
import { MoreLink } from "@/components/site/layout/more-link";
import type { Course } from "@/lib/contract/course-pages";
import type { Language } from "@/lib/shared/languages";
import { menuByCode, menuPath } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { courseMenuCode } from "@/lib/web/seo/menu-codes";
import { NineDrawing } from "./nine-drawing";

type Props = { club: Club; language: Language; courses: readonly Course[] };

/** The club's nines beside each other: a drawn line around each, its numbers, and where it is hardest. */
export async function HomeCourses({ club, language, courses }: Props) {
  const t = await getTranslations("home.courses");
  const menu = menuByCode(club.menus, courseMenuCode);
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="home-courses" className="page-width home-section">
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
          <NineCard key={course.courseCode} course={course} />
        ))}
      </ul>
    </section>
  );
}

async function NineCard({ course }: { course: Course }) {
  const t = await getTranslations("home.courses");
  const hardest = course.holes.find(({ hdcp }) => hdcp === 1);
  return (
    <li className="nine-card">
      <NineDrawing course={course} />
      <div className="min-w-0">
        <h3 className="font-serif text-sub min-[900px]:mt-6 min-[900px]:text-dialog">{course.fullName}</h3>
        {hardest?.tip ? (
          <p className="mt-1 text-ink-2 min-[900px]:mt-2">
            {t("tip", { hole: hardest.holeNo, tip: hardest.tip })}
          </p>
        ) : null}
        <dl className="mt-3 flex flex-wrap gap-x-7 gap-y-2 min-[900px]:mt-6 min-[900px]:border-t min-[900px]:border-line min-[900px]:pt-4">
          <Fact name={t("holesAndPar")} value={`${course.holes.length} · ${course.par}`} />
          <Fact name={t("length")} value={t("metres", { metres: course.lengthM })} />
        </dl>
      </div>
    </li>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-chip text-ink-3">{name}</dt>
      <dd className="text-group font-semibold">{value}</dd>
    </div>
  );
}
