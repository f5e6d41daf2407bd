import { cn } from "@/components/ui/cn";
import type { Course } from "@/lib/contract/site/course-pages";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import type { CourseHole } from "@/lib/web/queries/courses";
import { CourseTabs } from "./course-tabs";
import { GreenCloseUp } from "./green-close-up";
import { HeightProfile } from "./height-profile";
import { HoleFacts } from "./hole-facts";
import { HoleHazards } from "./hole-hazards";
import { HoleHead } from "./hole-head";
import { HoleMap } from "./hole-map";
import { HoleNeighbours } from "./hole-neighbours";
import { HoleStrip } from "./hole-strip";

type Props = { club: Club; language: Language; courses: readonly Course[]; shown: CourseHole };

const beside = "min-[1000px]:grid-cols-[25rem_1fr] min-[1000px]:grid-rows-[auto_1fr]";

/** A page of the yardage book: the hole's numbers beside its map, and the way to the next one. */
export function HoleView({ club, language, courses, shown }: Props) {
  const { hole } = shown;
  const hasMap = hole.image !== "" || hole.layout !== null;
  const frame = { club, language };
  return (
    <article>
      <CourseTabs {...frame} courses={courses} shown={shown} />
      <HoleStrip {...frame} shown={shown} />
      <div
        className={cn(
          "page-width grid grid-cols-1 gap-x-12 pt-10 pb-16 min-[1000px]:pt-14 min-[1000px]:pb-24",
          hasMap && beside,
        )}
      >
        <HoleHead shown={shown} />
        <HoleMap shown={shown} />
        <div className="grid grid-cols-1 gap-12">
          <HoleFacts hole={hole} />
          {hole.layout ? <HoleHazards hole={{ ...hole, layout: hole.layout }} /> : null}
          {hole.layout ? <HeightProfile layout={hole.layout} metres={hole.distances.black} /> : null}
          {hole.layout ? <GreenCloseUp layout={hole.layout} /> : null}
        </div>
      </div>
      <HoleNeighbours {...frame} courses={courses} shown={shown} />
    </article>
  );
}
