import { getTranslations } from "next-intl/server";
import type { CSSProperties } from "react";
import { weatherKind } from "@/lib/contract/code-values/weather";
import type { HeroPhotograph } from "@/lib/contract/site/site-hero";
import type { WeatherWidget } from "@/lib/contract/site/weather";
import {
  chooseLandscape,
  drawingEdition,
  heroInk,
  type LandscapeSet,
  landscapeName,
  landscapePlaceholder,
  parseLandscapeName,
} from "@/lib/landscape";
import { choosePhotograph } from "@/lib/shared/hero/choose";
import { clubDate } from "@/lib/shared/time/club-time";
import { warmLandscape } from "@/lib/web/pictures/landscape";
import { warmPhotograph } from "@/lib/web/pictures/photograph";
import { photographLook } from "@/lib/web/pictures/photograph-look";
import type { Club } from "@/lib/web/queries/club";
import type { SiteWords } from "@/lib/web/queries/club-records";
import { Photograph, veilStyle } from "./photograph";

type Props = { club: Club; words: SiteWords; weather: WeatherWidget | null; now: Date };

/**
 * The club's view at its own hour and in its own weather, drawn or photographed, with the slogan on it. A photograph has its
 * text veiled where the picture under it needs that.
 */
export function Hero({ club, words, weather, now }: Props) {
  const { lat, lon } = club.info;
  const zone = club.formats.standardTimeZone;
  const month = Number(clubDate(now, zone).slice(5, 7));
  const set = chooseLandscape({
    now,
    zone,
    month,
    lat,
    lon,
    sunrise: weather?.sunrise,
    sunset: weather?.sunset,
    weatherCode: weather?.weatherCode ?? weatherKind.clear,
  });
  const photograph = choosePhotograph(club.photographs, { ...set, month });
  if (photograph) return <PhotographHero photograph={photograph} club={club} words={words} />;
  return <LandscapeHero set={set} club={club} words={words} />;
}

type TextProps = { club: Club; words: SiteWords };
type LandscapeHeroProps = TextProps & { set: LandscapeSet };

function LandscapeHero({ set, club, words }: LandscapeHeroProps) {
  const name = landscapeName(set, club.scene.view);
  warmLandscape(name);
  const ink = heroInk(set.light, set.weather);
  const named = parseLandscapeName(name);
  const sky = named ? landscapePlaceholder(named.set, named.view?.terrain) : "none";
  return (
    <section
      aria-labelledby="hero-title"
      className="hero hero-drawn"
      data-ink={ink}
      style={{ "--hero-sky": sky } as CSSProperties}
    >
      <Landscape name={name} />
      <div className={`page-width relative pt-3 min-[37.5rem]:pt-10 ${inkClass[ink]}`}>
        <HeroText club={club} words={words} />
      </div>
    </section>
  );
}

const inkClass = { light: "text-on-dark", dark: "text-pine-900" };

type PhotographHeroProps = TextProps & { photograph: HeroPhotograph };

async function PhotographHero({ photograph, club, words }: PhotographHeroProps) {
  const t = await getTranslations("home.hero");
  warmPhotograph(photograph);
  const look = photographLook(photograph.tones, club.brand);
  const { ink, tall, wide } = look;
  return (
    <section
      aria-labelledby="hero-title"
      className="hero"
      data-ink={ink}
      data-veil={tall.head + wide.head > 0 ? "" : undefined}
      style={veilStyle(look)}
    >
      <Photograph photograph={photograph} />
      <div className={`page-width relative pt-8 min-[37.5rem]:pt-10 ${inkClass[ink]}`}>
        <div className={tall.text + wide.text > 0 ? "hero-veiled" : undefined}>
          <HeroText club={club} words={words} />
        </div>
      </div>
      {photograph.credit ? <p className="hero-credit">{t("credit", { name: photograph.credit })}</p> : null}
    </section>
  );
}

/** The club's own words, in the language in which they are there. */
function HeroText({ club, words }: TextProps) {
  return (
    <>
      <h1 id="hero-title" lang={words.lang} className="max-w-[8.4em] font-serif text-hero text-current">
        {words.homeTitle || club.info.clubName}
      </h1>
      {words.homeLead ? (
        <p
          lang={words.lang}
          className="mt-4 max-w-[10.5rem] text-reading min-[37.5rem]:max-w-[25rem] min-[37.5rem]:text-lead min-[67.5rem]:max-w-[34rem]"
        >
          {words.homeLead}
        </p>
      ) : null}
    </>
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
          media="(max-width: 37.4375rem)"
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
