import { type City, knownCities } from "@/lib/shared/place/cities";
import type { Coordinates } from "@/lib/shared/place/coordinates";
import { graticule, isInView, type PlateView } from "@/lib/shared/place/plate";
import { useOffice } from "../../frame/root/office-context";

type Props = { view: PlateView; place: Coordinates | null };

/** Names would lie on top of each other on a plate of the whole earth. */
const mostNames = 14;

/** The net, the cities within the view and the place. Latitudes grow upwards, so they are drawn with the sign turned. */
export function PlateDrawing({ view, place }: Props) {
  const { language } = useOffice();
  const { west, north, wide, high } = view;
  const cities = knownCities.filter((city) => isInView(city, view));
  const unit = wide / 100;
  const hasNames = cities.length <= mostNames;
  return (
    <svg viewBox={`${west} ${-north} ${wide} ${high}`} aria-hidden="true" className="block w-full">
      <Net view={view} />
      {cities.map((city) => (
        <circle key={keyOf(city)} cx={city.lon} cy={-city.lat} r={unit * 0.42} className="fill-ink-3" />
      ))}
      {hasNames
        ? cities.map((city) => (
            <text
              key={keyOf(city)}
              x={city.lon + unit}
              y={-city.lat + unit * 0.6}
              fontSize={unit * 2.1}
              className="fill-ink-2"
            >
              {city.names[language]}
            </text>
          ))
        : null}
      {place ? <Mark place={place} unit={unit} /> : null}
    </svg>
  );
}

const keyOf = ({ names, country }: City) => `${names.en} ${country}`;
const thin = { vectorEffect: "non-scaling-stroke", strokeWidth: 1 } as const;

function Net({ view }: { view: PlateView }) {
  const { west, north, wide, high } = view;
  const { lats, lons } = graticule(view);
  const unit = wide / 100;
  const tone = (degree: number) => (degree === 0 ? "stroke-line-2" : "stroke-line");
  return (
    <g>
      {lats.map((lat) => (
        <path key={lat} d={`M${west} ${-lat}h${wide}`} className={tone(lat)} {...thin} />
      ))}
      {lons.map((lon) => (
        <path key={lon} d={`M${lon} ${-north}v${high}`} className={tone(lon)} {...thin} />
      ))}
      {lats.map((lat) => (
        <text
          key={lat}
          x={west + unit * 0.6}
          y={-lat - unit * 0.5}
          fontSize={unit * 1.7}
          className="fill-ink-3"
        >
          {`${Math.abs(lat)}°${lat === 0 ? "" : lat > 0 ? "N" : "S"}`}
        </text>
      ))}
      {lons.map((lon) => (
        <text
          key={lon}
          x={lon + unit * 0.5}
          y={-north + high - unit * 0.7}
          fontSize={unit * 1.7}
          className="fill-ink-3"
        >
          {`${Math.abs(lon)}°${lon === 0 ? "" : lon > 0 ? "E" : "W"}`}
        </text>
      ))}
    </g>
  );
}

/** A cross and a ring: it stays to be found where it covers a city. */
function Mark({ place: { lat, lon }, unit }: { place: Coordinates; unit: number }) {
  const arm = unit * 2.4;
  return (
    <g className="fill-none stroke-bark" strokeWidth={2}>
      <path
        d={`M${lon - arm} ${-lat}h${arm * 2}M${lon} ${-lat - arm}v${arm * 2}`}
        vectorEffect="non-scaling-stroke"
      />
      <circle cx={lon} cy={-lat} r={unit * 1.3} vectorEffect="non-scaling-stroke" />
    </g>
  );
}
