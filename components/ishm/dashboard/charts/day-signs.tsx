import { signPlaces } from "@/components/ishm/dashboard/chart-scale";
import type { SeriesStep } from "@/components/ishm/dashboard/day-series";
import { cn } from "@/components/ui/cn";
import { useFigures } from "../use-figures";

const maxSigns = 4;

/** The days below the columns: the first, the last, and on a wide screen some between. */
export function DaySigns({ steps }: { steps: readonly SeriesStep[] }) {
  const { day } = useFigures();
  const places = signPlaces(steps.length, maxSigns);
  return (
    <p aria-hidden="true" className="mt-1.5 flex justify-between ps-12 text-chip text-ink-3 tabular-nums">
      {places.map((place, order) => {
        const isBetween = order > 0 && order < places.length - 1;
        return (
          <span key={place} className={cn(isBetween && "hidden min-[700px]:inline")}>
            {day(steps[place]?.from ?? "")}
          </span>
        );
      })}
    </p>
  );
}
