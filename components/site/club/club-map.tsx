import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Terrain } from "@/lib/contract/code-values/scene";
import {
  type ClubMap,
  clubMark,
  type DrawnMapPlace,
  drawClubMap,
  type MapFrame,
  type MapPlace,
  mapFrames,
} from "@/lib/landscape";
import type { Club } from "@/lib/web/queries/club";

type Props = { club: Club; places: readonly MapPlace[] };

/** The drawn map, in one frame for desks and one for phones. */
export async function ClubMapFigure({ club, places }: Props) {
  const t = await getTranslations("club.location");
  return (
    <figure role="img" aria-label={t("map", { club: club.info.clubName })} className="bg-sheet">
      <div className="relative hidden min-[37.5rem]:block">
        <FramedMap club={club} places={places} frame={mapFrames.wide} />
      </div>
      <div className="relative min-[37.5rem]:hidden">
        <FramedMap club={club} places={places} frame={mapFrames.tall} />
      </div>
    </figure>
  );
}

/** Names are text over the drawing, so that they keep their size when it shrinks. */
async function FramedMap({ club, places, frame }: Props & { frame: MapFrame }) {
  const t = await getTranslations("club.location");
  const map = drawClubMap(places, frame);
  const [x, y] = frame.centre;
  return (
    <>
      <ClubMapDrawing map={map} frame={frame} terrain={club.scene.terrain} />
      <MapName x={x} frame={frame} y={y + 8} className="font-serif text-pine-900 min-[37.5rem]:text-group">
        {club.info.clubName}
      </MapName>
      {map.places.map((place) => (
        <MapName
          key={place.name}
          x={place.x}
          frame={frame}
          y={place.y + nameOffset(place, frame)}
          className="text-caption font-semibold"
        >
          {place.name}
          {place.isBeyond ? (
            <span className="font-normal text-ink-2"> {t("scale", { km: place.km })}</span>
          ) : null}
        </MapName>
      ))}
      <span
        aria-hidden="true"
        className="absolute end-5 top-4 flex flex-col items-center text-chip text-ink-2"
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 12 40"
          width="12"
          height="40"
          fill="none"
          className="stroke-pine-800"
          strokeWidth="1.5"
        >
          <path d="M6 39V2M1.5 8 6 1.5 10.5 8" />
        </svg>
        {t("north")}
      </span>
      <span aria-hidden="true" className="map-name absolute start-5 bottom-2 text-chip text-ink-2">
        {t("scale", { km: map.scale.km })}
      </span>
    </>
  );
}

/** A name is below its sign, or above it near the foot of the frame. The name of water is inside it. */
function nameOffset({ y, kind }: DrawnMapPlace, { height }: MapFrame): number {
  if (kind === "water") return -10;
  return y > height - 70 ? -38 : 10;
}

type NameProps = { x: number; y: number; frame: MapFrame; className: string; children: ReactNode };

const percent = (value: number, whole: number) => `${((value / whole) * 100).toFixed(1)}%`;
/** Nearer to a side than this a name begins, or ends, at the side. */
const sideShare = 0.2;

function MapName({ x, y, frame, className, children }: NameProps) {
  const { width, height } = frame;
  const isLeft = x < width * sideShare;
  const isRight = x > width * (1 - sideShare);
  const place = isLeft
    ? { insetInlineStart: "12px" }
    : isRight
      ? { insetInlineEnd: "12px" }
      : { insetInlineStart: percent(x, width) };
  return (
    <span
      aria-hidden="true"
      className={`map-name absolute whitespace-nowrap ${isLeft || isRight ? "" : "-translate-x-1/2"} ${className}`}
      style={{ ...place, top: percent(y, height) }}
    >
      {children}
    </span>
  );
}

const markEdge = 28;
const scaleX = 24;

/** Land, water, roads and signs of the map; the names are text over it. */
function ClubMapDrawing({ map, frame, terrain }: { map: ClubMap; frame: MapFrame; terrain: Terrain }) {
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
        <path id={pine} d={clubMark(terrain)} />
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
function PlaceSign({ place }: { place: DrawnMapPlace }) {
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
