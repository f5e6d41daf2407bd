import { getTranslations } from "next-intl/server";
import type { CSSProperties } from "react";
import { HoleMapLabels, HoleMapScale } from "@/components/club/hole-map-labels";
import { Picture } from "@/components/site/layout/picture";
import { Drawn } from "@/components/ui/layout/drawn";
import { type drawHoleMap, shotsOf } from "@/lib/landscape";
import type { CourseHole } from "@/lib/web/queries/courses";

type Props = {
  shown: CourseHole;
  /** The map as it is drawn; null where the hole has a picture of the club's, or no layout. */
  map: ReturnType<typeof drawHoleMap> | null;
};

const place =
  "mt-8 min-[62.5rem]:col-start-2 min-[62.5rem]:row-span-2 min-[62.5rem]:row-start-1 min-[62.5rem]:mt-0";

/** The picture of the hole: the club's own if it has put one there, else drawn from the hole's layout. */
export async function HoleMap({ shown: { course, hole }, map }: Props) {
  const t = await getTranslations("course");
  const name = t("holeMap", { course: course.fullName, hole: hole.holeNo });
  if (hole.image) {
    return (
      <Picture
        src={hole.image}
        alt={name}
        width={880}
        height={1100}
        sizes="(min-width: 62.5rem) 880px, 100vw"
        className={`${place} aspect-[4/5] w-full object-contain`}
      />
    );
  }
  if (!hole.layout || !map) return null;
  const { frame, ground, labels } = map;
  const shots = shotsOf({ ...hole, layout: hole.layout }).map(({ metres }) => t("metres", { metres }));
  return (
    <div className={`${place} -mx-5 overflow-x-clip px-5 min-[62.5rem]:mx-0 min-[62.5rem]:px-0`}>
      <svg
        role="img"
        aria-labelledby="hole-map-title"
        aria-describedby="hole-map-text"
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        className="hole-map overflow-visible"
        style={{ "--map-width": frame.width } as CSSProperties}
      >
        <title id="hole-map-title">{name}</title>
        <desc id="hole-map-text">
          {t("holeMapText", {
            par: hole.par,
            metres: hole.distances.black,
            shots: shots.join(" → "),
          })}
        </desc>
        <Drawn svg={ground} />
        <HoleMapLabels labels={labels} />
        <HoleMapScale frame={frame} layout={hole.layout} />
      </svg>
    </div>
  );
}
