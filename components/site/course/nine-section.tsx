import { getTranslations } from "next-intl/server";
import { WideTable } from "@/components/site/layout/menu/titled-section";
import { SiteLink } from "@/components/site/layout/site-link";
import type { Course } from "@/lib/contract/site/course-pages";
import { nineBox, teeNames } from "@/lib/landscape";
import type { Language } from "@/lib/shared/languages";
import { formatNumber } from "@/lib/shared/money/numbers";
import { courseMapAddress, layoutsOf } from "@/lib/web/pictures/course-map";
import { getBrand } from "@/lib/web/queries/brand";
import type { Club } from "@/lib/web/queries/club";
import type { Hole } from "@/lib/web/queries/courses";
import { getScene } from "@/lib/web/queries/scene";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Props = { club: Club; language: Language; course: Course; isFirst: boolean };

const head = "py-2 ps-4 text-end text-caption font-semibold text-ink-2";
const total = "py-3 ps-4 text-end font-semibold whitespace-nowrap";

/** A nine: its map as the leading picture, and every hole as a row that leads to it. */
export async function NineSection({ club, language, course, isFirst }: Props) {
  const t = await getTranslations("course");
  const id = `course-${course.courseCode}`;
  const sum = (tee: (typeof teeNames)[number]) =>
    course.holes.reduce((metres, { distances }) => metres + distances[tee], 0);
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 rule-bottom pb-5">
        <h2 id={`${id}-heading`} tabIndex={-1} className="font-serif text-section">
          {course.fullName}
        </h2>
        <p className="text-ink-2">
          {t("summary", {
            holes: course.holes.length,
            par: course.par,
            metres: formatNumber(course.lengthM),
          })}
        </p>
      </div>
      <div className="mt-6 grid grid-cols-1 items-center gap-x-12 gap-y-6 min-[67.5rem]:grid-cols-[1.1fr_1fr]">
        <NineMap
          course={course}
          alt={t("nineMap", { course: course.fullName })}
          isFirst={isFirst}
          className="h-auto w-full min-[67.5rem]:-ms-8"
        />
        <WideTable label={t("holesOf", { course: course.fullName })} className="mt-0">
          <thead>
            <tr className="border-b border-line-2">
              <th scope="col" className="py-2 text-start text-caption font-semibold text-ink-2">
                {t("hole")}
              </th>
              <th scope="col" className={head}>
                {t("par")}
              </th>
              <th scope="col" className={head}>
                {t("hdcp")}
              </th>
              {teeNames.map((tee) => (
                <th key={tee} scope="col" className={head}>
                  {t(`tees.${tee}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {course.holes.map((hole) => (
              <HoleRow key={hole.holeNo} club={club} language={language} course={course} hole={hole} />
            ))}
          </tbody>
          <tfoot>
            <tr className="rule-top">
              <th scope="row" className="py-3 text-start font-semibold">
                {t("total")}
              </th>
              <td className={total}>{course.par}</td>
              <td />
              {teeNames.map((tee) => (
                <td key={tee} className={total}>
                  {formatNumber(sum(tee))}
                </td>
              ))}
            </tr>
          </tfoot>
        </WideTable>
      </div>
    </section>
  );
}

type HoleRowProps = { club: Club; language: Language; course: Course; hole: Hole };

const cell = "ps-4 text-end whitespace-nowrap";

/** A hole in the table of its nine; the whole row leads to it for a pointer, its name for everybody. */
async function HoleRow({ club, language, course, hole }: HoleRowProps) {
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

type NineMapProps = { course: Course; alt: string; className?: string; isFirst?: boolean };

/** The drawn map of a nine, or the picture that the club has put in its place. */
export async function NineMap({ course, alt, className, isFirst = false }: NineMapProps) {
  const layouts = layoutsOf(course);
  const [{ terrain }, brand] = await Promise.all([getScene(), getBrand()]);
  const src =
    course.mapImage || (layouts ? courseMapAddress(course.courseCode, layouts, terrain, brand) : "");
  if (!src) return null;
  return (
    <img
      src={src}
      alt={alt}
      width={nineBox.width}
      height={nineBox.height}
      loading={isFirst ? "eager" : "lazy"}
      decoding="async"
      className={className}
    />
  );
}
