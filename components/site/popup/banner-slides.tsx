"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import type { BannerItem } from "@/lib/contract/boards/banners";
import type { Language } from "@/lib/shared/languages";
import { BannerSlide } from "./banner-slide";
import { useRotation } from "./use-rotation";

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
            <Icon name={rotation.isPlaying ? "pause" : "play"} />
          </button>
          <button
            type="button"
            onClick={() => rotation.go(-1)}
            className={control}
            aria-label={t("previous")}
          >
            <Icon name="chevron-left" />
          </button>
          <button type="button" onClick={() => rotation.go(1)} className={control} aria-label={t("next")}>
            <Icon name="chevron-right" />
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
