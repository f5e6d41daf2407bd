"use client";

import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import type { ClubWordsText } from "@/lib/contract/site/club-words";
import type { HeroPhotograph } from "@/lib/contract/site/site-hero";
import { cropOf, type FocalPoint, heroShapes, partPosition } from "@/lib/shared/hero/crop";
import type { HeroTones } from "@/lib/shared/hero/measure";
import { useCall } from "@/lib/web/api/use-call";
import { pictureSet } from "@/lib/web/pictures/address";
import { photographLook } from "@/lib/web/pictures/photograph-look";
import { SitePreview } from "../../form/site-preview";
import { useSiteBrand } from "../../form/use-site-brand";
import { useOffice } from "../../frame/root/office-context";

type Props = {
  photograph: HeroPhotograph;
  /** The point and the colours that may not be saved yet. */
  focal: FocalPoint;
  tones: HeroTones;
  layout: "tall" | "wide";
  className?: string;
};

/** Sizes of the page in hundredths of its width: `cqw` of the frame. */
const measures = {
  wide: { inset: 5.55, top: 8.6, title: 5.83, lead: 1.25, leadWidth: 27.8, fade: "5cqw" },
  tall: { inset: 5.1, top: 29.7, title: 11.8, lead: 4.36, leadWidth: 43.1, fade: "14cqw" },
};

/** The headline of the club in its first language, as the home page says it. */
function useHeroWords(): Pick<ClubWordsText, "homeTitle" | "homeLead"> {
  const { clubCode, clubName, defaultLanguage } = useOffice();
  const { data } = useCall(
    "GET /site/words",
    { query: { clubCode, lang: defaultLanguage } },
    { revalidateOnFocus: false, handled: true },
  );
  return { homeTitle: data?.words.homeTitle || clubName, homeLead: data?.words.homeLead ?? "" };
}

/** A cut of a photograph with the headline on it, as visitors see it in a wide window or on a phone. */
export function HeroCut({ layout, className, ...cut }: Props) {
  const t = useTranslations("ishm.siteScene.photographs");
  const { defaultLanguage } = useOffice();
  return (
    <div className={className}>
      <SitePreview title={t(layout)} language={defaultLanguage}>
        <CutFrame layout={layout} {...cut} />
      </SitePreview>
    </div>
  );
}

function CutFrame({ photograph, focal, tones, layout }: Props) {
  const { homeTitle, homeLead } = useHeroWords();
  const brand = useSiteBrand();
  const look = photographLook(tones, brand);
  const shape = heroShapes[layout];
  const { inset, top, title, lead, leadWidth, fade } = measures[layout];
  const { width, height, url, colors } = photograph;
  const opacity = look[layout].text;
  const ramp = `#0000, #000 ${fade} calc(100% - ${fade}), #0000`;
  return (
    <div
      className="relative overflow-hidden [container-type:inline-size]"
      style={{
        aspectRatio: `${shape.width} / ${shape.height}`,
        background: `linear-gradient(${colors.top}, ${colors.foot})`,
      }}
    >
      <img
        src={url}
        srcSet={pictureSet(url)}
        sizes={layout === "wide" ? "640px" : "480px"}
        alt=""
        className="absolute inset-0 size-full object-cover"
        style={{ objectPosition: partPosition(photograph, cropOf({ width, height }, focal, shape)) }}
      />
      <div className="absolute" style={{ left: `${inset}cqw`, top: `${top}cqw`, color: look.inkColor }}>
        <span
          aria-hidden="true"
          className="absolute"
          style={{
            inset: `calc(-1 * ${fade} - 1cqw)`,
            background: look.veilColor,
            opacity,
            maskImage: `linear-gradient(to right, ${ramp}), linear-gradient(${ramp})`,
            maskComposite: "intersect",
          }}
        />
        <p
          className={cn("relative font-serif leading-[1.2] tracking-[-0.035em]")}
          style={{ fontSize: `${title}cqw`, maxWidth: "8.4em" }}
        >
          {homeTitle}
        </p>
        <p
          className="relative leading-normal"
          style={{ fontSize: `${lead}cqw`, maxWidth: `${leadWidth}cqw`, marginTop: "1cqw" }}
        >
          {homeLead}
        </p>
      </div>
    </div>
  );
}
