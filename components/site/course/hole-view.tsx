import { clsx } from "clsx";
import { getTranslations } from "next-intl/server";
import { teePaint } from "@/components/club/hole-map-labels";
import { ScrollFrame } from "@/components/ui/layout/scroll-frame";
import type { Course } from "@/lib/contract/site/course-pages";
import { drawHoleMap, hazardsOf, type MappedHole, mapTee, shotsOf, teeNames } from "@/lib/landscape";
import type { Language } from "@/lib/shared/languages";
import { mapMarks } from "@/lib/web/pictures/map-marks";
import type { Club } from "@/lib/web/queries/club";
import type { CourseHole, Hole } from "@/lib/web/queries/courses";
import { getScene } from "@/lib/web/queries/scene";
import { GreenCloseUp, HeightProfile } from "./hole-drawings";
import { CourseTabs, HoleNeighbours, HoleStrip } from "./hole-links";
import { HoleMap } from "./hole-map";

type Props = { club: Club; language: Language; courses: readonly Course[]; shown: CourseHole };

const sideBySide = "min-[62.5rem]:grid-cols-[25rem_1fr] min-[62.5rem]:grid-rows-[auto_auto_1fr]";
/** On a desk the green stands large under the map, at the end of its column, */
const underMap =
  "mt-12 min-[62.5rem]:col-start-2 min-[62.5rem]:row-start-3 min-[62.5rem]:w-[24rem] min-[62.5rem]:ms-auto";
/** and beside a map that leaves room, where the screen is wide. */
const besideMap = {
  grid: "min-[80rem]:grid-cols-[25rem_1fr_16rem]",
  green:
    "min-[80rem]:col-start-3 min-[80rem]:row-span-3 min-[80rem]:row-start-1 min-[80rem]:w-auto min-[80rem]:self-end min-[80rem]:pb-16",
};
/** Units of a map's frame: a wider one has the column for itself. */
const slimMap = 510;

/** A page of the yardage book: the hole's numbers next to its map, and links to the other holes. */
export async function HoleView({ club, language, courses, shown }: Props) {
  const { hole } = shown;
  const hasMap = hole.image !== "" || hole.layout !== null;
  const frame = { club, language };
  const marks = mapMarks(club.brand);
  const { terrain } = await getScene();
  const map =
    hole.layout && !hole.image ? drawHoleMap({ ...hole, layout: hole.layout }, terrain, { marks }) : null;
  const isSlim = map !== null && map.frame.width <= slimMap;
  return (
    <article>
      <CourseTabs {...frame} courses={courses} shown={shown} />
      <HoleStrip {...frame} shown={shown} />
      <div
        className={clsx(
          "page-width grid grid-cols-1 gap-x-12 pt-10 pb-16 min-[62.5rem]:pt-14 min-[62.5rem]:pb-24",
          hasMap && sideBySide,
          isSlim && besideMap.grid,
        )}
      >
        <HoleHead shown={shown} />
        <HoleMap shown={shown} map={map} />
        <div
          className={clsx(
            "grid grid-cols-1 content-start gap-12",
            hasMap && "min-[62.5rem]:row-span-2 min-[62.5rem]:row-start-2",
          )}
        >
          <HoleFacts hole={hole} />
          {hole.layout ? <HoleHazards hole={{ ...hole, layout: hole.layout }} /> : null}
          {hole.layout ? <HeightProfile layout={hole.layout} metres={hole.distances.black} /> : null}
        </div>
        {hole.layout ? (
          <GreenCloseUp
            layout={hole.layout}
            marks={marks}
            className={clsx(underMap, isSlim && besideMap.green)}
          />
        ) : null}
      </div>
      <HoleNeighbours {...frame} courses={courses} shown={shown} />
    </article>
  );
}

type HoleHeadProps = { shown: CourseHole };

/** Name, what the caddie says, and the numbers that everybody asks first. */
async function HoleHead({ shown: { course, hole } }: HoleHeadProps) {
  const t = await getTranslations("course");
  const facts = [
    { name: t("par"), value: String(hole.par) },
    { name: t("hdcp"), value: String(hole.hdcp) },
    { name: t("length"), value: t("metres", { metres: hole.distances.black }) },
  ];
  return (
    <header>
      <h1 className="font-serif text-title">
        {t("holeOf", { course: course.courseName, hole: hole.holeNo })}
      </h1>
      {hole.tip ? <p className="mt-4 text-lead text-ink-2">{hole.tip}</p> : null}
      <dl className="mt-8 grid grid-cols-[1fr_1fr_1.4fr] rule-top border-b border-b-line py-5">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-caption text-ink-2">{name}</dt>
            <dd className="font-serif text-value text-pine-900">{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

type HoleFactsProps = { hole: Hole };

const metresPerYard = 0.9144;

/** How far it is from each tee, in metres and yards. */
async function HoleFacts({ hole }: HoleFactsProps) {
  const t = await getTranslations("course");
  return (
    <table aria-label={t("distances")} className="mt-4 w-full border-collapse">
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t("tee")}</th>
          <th scope="col">{t("inMetres")}</th>
          <th scope="col">{t("inYards")}</th>
        </tr>
      </thead>
      <tbody>
        {teeNames.map((tee) => (
          <tr key={tee} className="border-b border-line">
            <th scope="row" className="py-3 text-start font-semibold">
              <svg aria-hidden="true" viewBox="0 0 14 14" className="me-3 inline-block size-3.5 align-[-1px]">
                <rect
                  x="0.5"
                  y="0.5"
                  width="13"
                  height="13"
                  rx="2"
                  fill={teePaint[tee]}
                  className="stroke-ink"
                />
              </svg>
              {t(`tees.${tee}`)}
            </th>
            <td className="py-3 text-end">{t("metres", { metres: hole.distances[tee] })}</td>
            <td className="py-3 text-end text-ink-2">
              {t("yards", { yards: Math.round(hole.distances[tee] / metresPerYard) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type HoleHazardsProps = { hole: MappedHole };

const head = "pb-2 ps-4 text-end text-caption font-semibold text-ink-2 align-bottom";
const cell = "py-2.5 ps-4 text-end whitespace-nowrap";

/** The content of the map as text: the strokes of a careful player, and the hazards next to them. */
async function HoleHazards({ hole }: HoleHazardsProps) {
  const t = await getTranslations("course");
  const hazards = hazardsOf(hole);
  const shots = shotsOf(hole).map(({ metres }) => t("metres", { metres }));
  return (
    <section aria-labelledby="hazards-heading">
      <h2 id="hazards-heading" className="font-serif text-sub">
        {t("plan.title", { tee: t(`tees.${mapTee}`) })}
      </h2>
      <p className="mt-3 text-ink-2">{t("plan.shots", { shots: shots.join(" → ") })}</p>
      {hazards.length > 0 ? (
        <ScrollFrame className="mt-5">
          <table aria-label={t("plan.hazards")} className="w-full border-collapse">
            <thead>
              <tr className="border-b border-line-2">
                <td />
                <th scope="col" className={head}>
                  {t("plan.reach")}
                </th>
                <th scope="col" className={head}>
                  {t("plan.carry")}
                </th>
                <th scope="col" className={head}>
                  {t("plan.toGreen")}
                </th>
              </tr>
            </thead>
            <tbody>
              {hazards.map(({ kind, side, reach, carry, toGreen }) => (
                <tr key={`${kind} ${reach} ${toGreen}`} className="border-b border-line">
                  <th scope="row" className="py-2.5 text-start font-normal">
                    {t(`plan.${kind}.${side}`)}
                  </th>
                  <td className={cell}>{reach}</td>
                  <td className={cell}>{carry}</td>
                  <td className={cell}>{toGreen}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      ) : null}
    </section>
  );
}
