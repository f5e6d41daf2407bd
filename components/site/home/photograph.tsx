import type { CSSProperties } from "react";
import type { HeroPhotograph } from "@/lib/contract/site/site-hero";
import { photographAddress, photographSet } from "@/lib/shared/hero/address";
import { cropOf, focalIn, heroShapes, objectPosition } from "@/lib/shared/hero/crop";
import type { PhotographLook } from "@/lib/web/pictures/photograph-look";

type Props = { photograph: HeroPhotograph };

/** A photograph of the club behind the hero, cut for phones and for wide windows round its focal point. */
export function Photograph({ photograph }: Props) {
  const { alt, colors } = photograph;
  const { width, height } = heroShapes.wide;
  return (
    <picture>
      {(["avif", "webp"] as const).flatMap((format) => [
        <source
          key={`tall-${format}`}
          media="(max-width: 37.4375rem)"
          type={`image/${format}`}
          srcSet={photographSet(photograph, "tall", format)}
          sizes="100vw"
        />,
        <source
          key={`wide-${format}`}
          type={`image/${format}`}
          srcSet={photographSet(photograph, "wide", format)}
          sizes="100vw"
        />,
      ])}
      <img
        src={photographAddress(photograph, { shape: "wide", width: 1440, format: "webp" })}
        alt={alt}
        width={width}
        height={height}
        fetchPriority="high"
        decoding="async"
        className="hero-picture hero-photograph"
        style={{ background: `linear-gradient(${colors.top}, ${colors.foot})`, ...focusOf(photograph) }}
      />
    </picture>
  );
}

/** Where the focal point lies in each cut, so that no window loses it. */
function focusOf({ width, height, focal }: HeroPhotograph): CSSProperties {
  const within = (shape: "tall" | "wide") => {
    const picture = { width, height };
    return objectPosition(focalIn(picture, focal, cropOf(picture, focal, heroShapes[shape])));
  };
  return { "--focus-tall": within("tall"), "--focus-wide": within("wide") } as CSSProperties;
}

/** The veil of a hero as the variables of its style sheet (app/styles/site-frame.css). */
export function veilStyle({ tall, wide, veilColor }: PhotographLook): CSSProperties {
  return {
    "--veil-color": veilColor,
    "--veil-head-tall": tall.head,
    "--veil-head-wide": wide.head,
    "--veil-text-tall": tall.text,
    "--veil-text-wide": wide.text,
  } as CSSProperties;
}
