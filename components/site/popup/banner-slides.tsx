"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { BannerPicture } from "@/components/site/layout/picture";
import { SiteLink } from "@/components/site/layout/site-link";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { Sign } from "@/components/ui/layout/signs";
import type { BannerItem } from "@/lib/contract/boards/banners";
import type { Language } from "@/lib/shared/languages";
import { localePath } from "@/lib/web/routing/locale";
import { limits } from "@/lib/web/runtime/limits";

type Props = {
  banners: readonly BannerItem[];
  language: Language;
  defaultLanguage: Language;
  onDismiss(idxs: readonly number[]): void;
};

const control =
  "inline-flex size-11 items-center justify-center rounded-control border border-line-2 bg-sheet text-heading hover:bg-hover";

/** Banners one at a time, with counter, previous, next and a pause that comes first. */
export function BannerSlides({ banners, onDismiss, ...place }: Props) {
  const t = useTranslations("popup");
  const rotation = useRotation(banners.length);
  const banner = banners[rotation.current];
  if (!banner) return null;
  const isSeveral = banners.length > 1;
  const toggle = rotation.isPlaying ? rotation.stop : rotation.play;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={t("bannerTitle")}
      className="whitespace-normal"
      onMouseEnter={() => rotation.rest(true)}
      onMouseLeave={() => rotation.rest(false)}
      onFocus={({ target }) => {
        // A click on the pause brings the focus too; it says itself what it wants.
        if (target.matches(":focus-visible")) rotation.stop();
      }}
    >
      {isSeveral ? (
        <div className="mb-3 flex items-center gap-2">
          <button
            type="button"
            onClick={toggle}
            className={control}
            aria-label={t(rotation.isPlaying ? "pause" : "play")}
          >
            <Sign name={rotation.isPlaying ? "pause" : "play"} />
          </button>
          <button
            type="button"
            onClick={() => rotation.go(-1)}
            className={control}
            aria-label={t("previous")}
          >
            <Sign name="chevron-left" />
          </button>
          <button type="button" onClick={() => rotation.go(1)} className={control} aria-label={t("next")}>
            <Sign name="chevron-right" />
          </button>
          <p className="ms-auto text-caption text-ink-3">
            {t("counter", { current: rotation.current + 1, total: banners.length })}
          </p>
        </div>
      ) : null}
      <div aria-live={rotation.isMoving ? "off" : "polite"}>
        <BannerSlide
          key={banner.idx}
          {...place}
          banner={banner}
          position={rotation.current + 1}
          total={banners.length}
        />
      </div>
      {banner.todayClose ? (
        <div className="-ms-1 mt-1">
          <Button variant="quiet" onClick={() => onDismiss([banner.idx])}>
            {t("dismissToday")}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

type BannerSlideProps = {
  banner: BannerItem;
  position: number;
  total: number;
  language: Language;
  defaultLanguage: Language;
};

/** A banner's picture under its name, in a frame that is there before the picture is. */
function BannerSlide({ banner, position, total, language, defaultLanguage }: BannerSlideProps) {
  const t = useTranslations("popup");
  const { bannerName, link, seeDetail, windowOpen } = banner;
  const href = link?.startsWith("/") ? localePath(link, language, defaultLanguage) : link;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of its carousel, not a field set
    <div role="group" aria-roledescription="slide" aria-label={t("slide", { position, total })}>
      <div className="aspect-[5/2] overflow-hidden bg-paper-2">
        <BannerPicture
          banner={banner}
          width={960}
          height={480}
          sizes="(min-width: 37.5rem) 480px, 100vw"
          className="size-full object-cover"
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-group font-semibold text-ink">{bannerName}</p>
        {seeDetail && href ? (
          <SiteLink
            href={href}
            {...(windowOpen ? { target: "_blank", rel: "noopener" } : {})}
            className={buttonStyle("outline", "medium")}
          >
            {t("seeDetail")}
            {windowOpen ? <span className="visually-hidden">{t("newWindow")}</span> : null}
          </SiteLink>
        ) : null}
      </div>
    </div>
  );
}

const still = "(prefers-reduced-motion: reduce)";

/**
 * Goes through `count` slides every 3000 ms (seed §9). It stops for good when somebody asks, goes to a slide or brings
 * the focus in, rests while a pointer is over it, and never begins under reduced motion.
 */
function useRotation(count: number) {
  const [position, setPosition] = useState(0);
  const [isAsked, setAsked] = useState(() => !window.matchMedia(still).matches);
  const [isResting, setResting] = useState(false);
  const isPlaying = isAsked && count > 1;
  const isMoving = isPlaying && !isResting;

  useEffect(() => {
    if (!isMoving) return;
    const beat = setInterval(() => setPosition((before) => before + 1), limits.bannerRotateMs);
    return () => clearInterval(beat);
  }, [isMoving]);

  return {
    /** Which slide is seen, also when slides have gone meanwhile. */
    current: ((position % count) + count) % count,
    isPlaying,
    isMoving,
    play: () => setAsked(true),
    stop: () => setAsked(false),
    rest: setResting,
    go(by: 1 | -1) {
      setAsked(false);
      setPosition((before) => before + by);
    },
  };
}
