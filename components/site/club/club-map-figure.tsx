import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { type DrawnPlace, drawClubMap, type MapFrame, type MapPlace, mapFrames } from "@/lib/landscape";
import type { Club } from "@/lib/web/queries/club";
import { ClubMapDrawing } from "./club-map-drawing";

type Props = { club: Club; places: readonly MapPlace[] };

/** The drawn map, in one frame for desks and one for phones. */
export async function ClubMapFigure({ club, places }: Props) {
  const t = await getTranslations("club.location");
  return (
    <figure role="img" aria-label={t("map", { club: club.info.clubName })} className="bg-sheet">
      <div className="relative hidden min-[600px]:block">
        <FramedMap club={club} places={places} frame={mapFrames.wide} />
      </div>
      <div className="relative min-[600px]:hidden">
        <FramedMap club={club} places={places} frame={mapFrames.tall} />
      </div>
    </figure>
  );
}

/** Names stand over the drawing as text, so that they keep their size when it shrinks. */
async function FramedMap({ club, places, frame }: Props & { frame: MapFrame }) {
  const t = await getTranslations("club.location");
  const map = drawClubMap(places, frame);
  const [x, y] = frame.centre;
  return (
    <>
      <ClubMapDrawing map={map} frame={frame} />
      <MapName {...{ x, frame }} y={y + 8} className="font-serif text-pine-900 min-[600px]:text-group">
        {club.info.clubName}
      </MapName>
      {map.places.map((place) => (
        <MapName
          key={place.name}
          {...{ x: place.x, frame }}
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

/** A name stands below its sign; near the foot of the frame above it. Water carries its name within. */
function nameOffset({ y, kind }: DrawnPlace, { height }: MapFrame): number {
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
