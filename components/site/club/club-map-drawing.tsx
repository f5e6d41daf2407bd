import type { ClubMap, DrawnPlace, MapFrame } from "@/lib/landscape";
import { clubMarkPath } from "@/lib/landscape";

const markEdge = 28;
const scaleX = 24;

/** Land, water, roads and signs of the map; the names are text over it. */
export function ClubMapDrawing({ map, frame }: { map: ClubMap; frame: MapFrame }) {
  const [x, y] = frame.centre;
  const scaleY = frame.height - 42;
  const pine = `map-pine-${frame.width}`;
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      aria-hidden="true"
      className="block w-full"
      fill="none"
    >
      <defs>
        <path id={pine} d={clubMarkPath} />
      </defs>
      <g className="stroke-line" strokeWidth="1">
        {map.contours.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      {map.waters.map((d) => (
        <path key={d} d={d} className="fill-water/45 stroke-water" strokeWidth="1.5" />
      ))}
      <path d={map.land} className="fill-leaf/55" />
      <g className="stroke-ink-3" strokeWidth="1.5">
        {map.rails.map((d) => (
          <path key={d} d={d} />
        ))}
        {map.rails.map((d) => (
          <path key={`${d} sleepers`} d={d} strokeWidth="7" strokeDasharray="1.5 8" />
        ))}
      </g>
      {map.roads.map((d) => (
        <path key={`${d} edge`} d={d} className="stroke-line-2" strokeWidth="7" strokeLinecap="round" />
      ))}
      {map.roads.map((d) => (
        <path key={d} d={d} className="stroke-paper" strokeWidth="4.5" strokeLinecap="round" />
      ))}
      <g className="fill-pine-700">
        {map.trees.map((tree) => (
          <use
            key={`${tree.x} ${tree.y}`}
            href={`#${pine}`}
            transform={`translate(${(tree.x - tree.size / 2).toFixed(1)} ${(tree.y - tree.size).toFixed(1)}) scale(${(tree.size / markEdge).toFixed(2)})`}
          />
        ))}
      </g>
      {map.places.map((place) => (
        <PlaceSign key={place.name} place={place} />
      ))}
      <path d={`M${x} ${y}V${y - 46}`} className="stroke-ink" strokeWidth="2.5" />
      <path d={`M${x + 1} ${y - 46}l26 8-26 9Z`} className="fill-bark" />
      <circle cx={x} cy={y} r="5" className="fill-ink" />
      <path
        d={`M${scaleX} ${scaleY - 6}v6h${map.scale.length.toFixed(1)}v-6`}
        className="stroke-pine-800"
        strokeWidth="1.5"
      />
    </svg>
  );
}

/** A ring where a road arrives, a bar at a station, an arrow where the road goes on. */
function PlaceSign({ place }: { place: DrawnPlace }) {
  const { x, y, kind, isBeyond, bearing } = place;
  if (kind === "water") return null;
  if (isBeyond) {
    return (
      <path
        d="M-6 9 0-10 6 9 0 5Z"
        className="fill-pine-800"
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${bearing})`}
      />
    );
  }
  const at = { x: x - 8, y: y - 5, width: 16, height: 10 };
  if (kind === "rail") return <rect {...at} className="fill-sheet stroke-pine-800" strokeWidth="2.5" />;
  return <circle cx={x} cy={y} r="6" className="fill-sheet stroke-pine-800" strokeWidth="2.5" />;
}
