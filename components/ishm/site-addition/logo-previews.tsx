"use client";

import { useTranslations } from "next-intl";
import { LogoPlate } from "@/components/club/logo-plate";
import { cn } from "@/components/ui/cn";
import type { Language } from "@/lib/shared/languages";
import { type LogoSlot, logoPicture, logoWords } from "@/lib/shared/logo-places";
import { useCall } from "@/lib/web/api/use-call";
import { SitePreview } from "../form/site-preview";
import { useOffice } from "../frame/root/office-context";
import type { useSiteAdditionForm } from "./use-site-addition-form";

type Props = { language: Language; form: ReturnType<typeof useSiteAdditionForm> };

const places: readonly { place: LogoSlot; look: string }[] = [
  { place: "desk", look: "h-21 px-6 text-pine-900" },
  { place: "phone", look: "h-16 max-w-97.5 px-5 text-pine-900" },
  { place: "foot", look: "h-24 bg-pine-900 px-6 text-on-dark" },
  { place: "bare", look: "h-24 px-6 text-pine-900" },
];

/** Every place of the site where the logo stands, with the pictures and words that are chosen at this moment. */
export function LogoPreviews({ language, form }: Props) {
  const t = useTranslations("ishm.siteAddition.places");
  const { clubCode, clubName } = useOffice();
  const query = { clubCode, lang: language };
  const { data } = useCall("GET /site/info", { query }, { revalidateOnFocus: false, handled: true });
  const { draft, pictureOf } = form;
  const parts = {
    ...draft.texts[language],
    logoDefaultRl: pictureOf("logoDefaultRl"),
    logoDefaultUd: pictureOf("logoDefaultUd"),
    logoSimpleRl: pictureOf("logoSimpleRl"),
    logoSimpleUd: pictureOf("logoSimpleUd"),
  };
  return (
    <div className="grid items-start gap-4 border-t border-line pt-4 min-[900px]:grid-cols-2">
      {places.map(({ place, look }) => (
        <SitePreview key={place} title={t(place)} language={language}>
          <div className={cn("flex items-center gap-3", look)}>
            <LogoPlate
              picture={logoPicture(parts, place)}
              {...logoWords(parts, data?.clubName ?? clubName, language)}
            />
          </div>
        </SitePreview>
      ))}
    </div>
  );
}
