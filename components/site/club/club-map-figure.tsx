import { getTranslations } from "next-intl/server";
import { type DrawnPlace, drawClubMap, type MapPlace, mapCentre, mapSize } from "@/lib/shared/club-map";
import type { Club } from "@/lib/web/queries/club";
import { ClubMapDrawing } from "./club-map-drawing";

type Props = { club: Club; places: readonly MapPlace[] };

const share = (value: number, whole: number) => `${((value / whole) * 100).toFixed(1)}%`;

/** The drawn map; names stand over it as text, so that they keep their size when the drawing shrinks. */
export async function ClubMapFigure({ club, places }: Props) {
  const t = await getTranslations("club.location");
  const map = drawClubMap(places);
  const [x, y] = mapCentre;
  const { clubName } = club.info;
  return (
    <figure className="relative bg-sheet" role="img" aria-label={t("map", { club: clubName })}>
      <ClubMapDrawing map={map} />
      <MapName x={x} y={y + 8} className="font-serif text-group text-pine-900">
        {clubName}
      </MapName>
      {map.places.map((place) => (
        <MapName
          key={place.name}
          x={place.x}
          y={place.y + nameOffset(place)}
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
      <span aria-hidden="true" className="absolute start-5 bottom-3 text-chip text-ink-2">
        {t("scale", { km: map.scale.km })}
      </span>
    </figure>
  );
}

/** A name stands below its sign; at the upper and lower frame it keeps inside. */
function nameOffset({ y }: DrawnPlace): number {
  return y > mapSize.height - 80 ? -52 : 10;
}

type NameProps = { x: number; y: number; className: string; children: React.ReactNode };

function MapName({ x, y, className, children }: NameProps) {
  const side = x < 150 ? "" : x > mapSize.width - 150 ? "-translate-x-full" : "-translate-x-1/2";
  const left =
    x < 150 ? Math.max(12, x - 30) : x > mapSize.width - 150 ? Math.min(mapSize.width - 12, x + 30) : x;
  return (
    <span
      aria-hidden="true"
      className={`map-name absolute whitespace-nowrap ${side} ${className}`}
      style={{ left: share(left, mapSize.width), top: share(y, mapSize.height) }}
    >
      {children}
    </span>
  );
}
