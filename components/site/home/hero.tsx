import { weatherKind } from "@/lib/contract/code-values/weather";
import type { WeatherWidget } from "@/lib/contract/site/weather";
import {
  chooseLandscape,
  drawingEdition,
  heroInk,
  landscapeName,
  landscapePlaceholder,
  parseLandscapeName,
} from "@/lib/landscape";
import { clubDate } from "@/lib/shared/time/club-time";
import { warmLandscape } from "@/lib/web/pictures/landscape";
import type { Club } from "@/lib/web/queries/club";
import type { SiteWords } from "@/lib/web/queries/club-records";

type Props = { club: Club; words: SiteWords; weather: WeatherWidget | null; now: Date };

/** The club's view, lit by its own hour and weather, with the slogan in the calm of the sky. */
export function Hero({ club, words, weather, now }: Props) {
  const { lat, lon } = club.info;
  const zone = club.formats.standardTimeZone;
  const set = chooseLandscape({
    now,
    zone,
    month: Number(clubDate(now, zone).slice(5, 7)),
    lat,
    lon,
    sunrise: weather?.sunrise,
    sunset: weather?.sunset,
    weatherCode: weather?.weatherCode ?? weatherKind.clear,
  });
  const name = landscapeName(set, club.scene.view);
  warmLandscape(name);
  const ink = heroInk(set.light, set.weather) === "light" ? "text-on-dark" : "text-pine-900";
  return (
    <section
      aria-labelledby="hero-title"
      className="hero"
      data-ink={ink === "text-on-dark" ? "light" : "dark"}
    >
      <Landscape name={name} />
      <div lang={words.lang} className={`page-width relative pt-8 min-[600px]:pt-10 ${ink}`}>
        <h1 id="hero-title" className="max-w-[8.4em] font-serif text-hero text-current">
          {words.homeTitle || club.info.clubName}
        </h1>
        {words.homeLead ? (
          <p className="mt-4 max-w-[10.5rem] text-reading min-[600px]:max-w-[25rem] min-[600px]:text-lead">
            {words.homeLead}
          </p>
        ) : null}
      </div>
    </section>
  );
}

type LandscapeProps = { name: string };

/** Cached for ever, so the address names the edition of the drawing. */
const address = (name: string, file: string) => `/landscape/${name}/${file}?${drawingEdition}`;
const wide = (name: string, format: string) =>
  [960, 1440].map((width) => `${address(name, `wide-${width}.${format}`)} ${width}w`).join(", ");
const tall = (name: string, format: string) => `${address(name, `tall-780.${format}`)} 780w`;

/** The drawn picture behind the hero: one plain address per set, so that every cache can hold it. */
export function Landscape({ name }: LandscapeProps) {
  const named = parseLandscapeName(name);
  return (
    <picture>
      {(["avif", "webp"] as const).flatMap((format) => [
        <source
          key={`tall-${format}`}
          media="(max-width: 599px)"
          type={`image/${format}`}
          srcSet={tall(name, format)}
          sizes="100vw"
        />,
        <source key={`wide-${format}`} type={`image/${format}`} srcSet={wide(name, format)} sizes="100vw" />,
      ])}
      <img
        src={address(name, "wide-1440.webp")}
        alt=""
        width={1440}
        height={860}
        fetchPriority="high"
        decoding="async"
        className="hero-picture"
        style={named ? { background: landscapePlaceholder(named.set, named.view?.terrain) } : undefined}
      />
    </picture>
  );
}
