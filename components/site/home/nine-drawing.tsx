import type { Course } from "@/lib/contract/course-pages";
import { nineLine, nineSize } from "@/lib/web/home/nine-line";

/** The nine as one walk: a ribbon for each hole, its number at the tee, a flag on the green. */
export function NineDrawing({ course }: { course: Course }) {
  const holes = course.holes.map(({ holeNo, distances }) => ({ holeNo, metres: distances.black }));
  const line = nineLine(course.courseCode, holes);
  return (
    <svg
      viewBox={`0 0 ${nineSize.width} ${nineSize.height}`}
      aria-hidden="true"
      className="block w-full"
      fill="none"
    >
      <path d={line.land} className="fill-leaf/35" />
      {line.holes.map(({ holeNo, d }) => (
        <path key={holeNo} d={d} className="stroke-leaf" strokeWidth="13" strokeLinecap="round" />
      ))}
      {line.holes.map(({ holeNo, tee, green }) => (
        <g key={holeNo} transform={`translate(${green[0].toFixed(1)} ${green[1].toFixed(1)})`}>
          <circle r="5.5" className="fill-pine-50" />
          <path d="M0 0V-14" className="stroke-ink" strokeWidth="1.2" />
          <path d="M.5-14l7 2.5-7 2.5Z" className="fill-bark" />
          <g transform={`translate(${(tee[0] - green[0]).toFixed(1)} ${(tee[1] - green[1]).toFixed(1)})`}>
            <circle r="8.5" className="fill-pine-800" />
            <text y="3.6" textAnchor="middle" fontSize="10.5" fontWeight="600" className="fill-on-dark">
              {holeNo}
            </text>
          </g>
        </g>
      ))}
    </svg>
  );
}
