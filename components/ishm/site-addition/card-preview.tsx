"use client";

import { useTranslations } from "next-intl";
import { useOffice } from "../frame/root/office-context";

/** The home page as messengers and social networks show it: a picture of 1.91 to 1, then the name. */
export function CardPreview({ picture }: { picture: string | null }) {
  const t = useTranslations("ishm.siteAddition");
  const { clubName } = useOffice();
  return (
    <figure className="max-w-100">
      <figcaption className="mb-1.5 text-chip text-ink-3">{t("cardPreview")}</figcaption>
      <div className="border border-line bg-paper-2">
        {picture ? (
          <img src={picture} alt="" className="aspect-[1.91] w-full object-cover" />
        ) : (
          <p className="flex aspect-[1.91] items-center justify-center px-6 text-center text-ink-2">
            {t("cardDrawn")}
          </p>
        )}
        <p className="border-t border-line px-4 py-2.5">
          <span className="block text-chip text-ink-3">{window.location.host}</span>
          <span className="font-semibold">{clubName}</span>
        </p>
      </div>
    </figure>
  );
}
