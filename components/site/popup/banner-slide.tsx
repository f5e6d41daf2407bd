"use client";

import { useTranslations } from "next-intl";
import { BannerPicture } from "@/components/site/layout/banner-picture";
import { SiteLink } from "@/components/site/layout/site-link";
import { buttonStyle } from "@/components/ui/button-style";
import type { BannerItem } from "@/lib/contract/boards/banners";
import type { Language } from "@/lib/shared/languages";
import { localePath } from "@/lib/web/routing/locale";

type Props = {
  banner: BannerItem;
  position: number;
  total: number;
  language: Language;
  defaultLanguage: Language;
};

/** A banner's picture under its name, in a frame that is there before the picture is. */
export function BannerSlide({ banner, position, total, language, defaultLanguage }: Props) {
  const t = useTranslations("popup");
  const { bannerName, link, seeDetail, windowOpen } = banner;
  const href = link?.startsWith("/") ? localePath(link, language, defaultLanguage) : link;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of its carousel, not a field set
    <div role="group" aria-roledescription="slide" aria-label={t("slide", { position, total })}>
      <div className="aspect-[2/1] overflow-hidden bg-paper-2">
        <BannerPicture
          banner={banner}
          width={960}
          height={480}
          sizes="(min-width: 600px) 480px, 100vw"
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
