"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { LogoPlate } from "@/components/club/logo-plate";
import { Tabs } from "@/components/ui/tabs";
import type { Brand } from "@/lib/shared/brand/brand";
import { isLanguage, type Language } from "@/lib/shared/languages";
import { BrandedPreview } from "../form/site-preview";
import { useOffice } from "../frame/root/office-context";
import { SampleButtons, SampleCard, SampleHome, SampleSheet } from "./preview-samples";

/** The look on pieces of the site, in each of its languages. */
export function BrandPreviews({ look }: { look: Brand }) {
  const t = useTranslations("ishm.brand");
  const common = useTranslations("common");
  const { language, languages, defaultLanguage } = useOffice();
  const [tab, setTab] = useState<Language>(languages.includes(language) ? language : defaultLanguage);
  return (
    <Tabs
      label={t("previewLanguage")}
      value={tab}
      onValueChange={(value) => isLanguage(value) && setTab(value)}
      items={languages.map((one) => ({
        value: one,
        label: <span lang={one}>{common(`languageNames.${one}`)}</span>,
        panel: <Pieces language={one} look={look} />,
      }))}
    />
  );
}

function Pieces({ language, look }: { language: Language; look: Brand }) {
  const t = useTranslations("ishm.brand.pieces");
  const frame = { language, brand: look };
  return (
    // Nothing of it can be used: it is a picture of the site, made of the site's own parts.
    <div inert className="flex flex-col gap-4">
      <BrandedPreview {...frame} title={t("home")}>
        <SampleHome />
      </BrandedPreview>
      <div className="grid grid-cols-1 items-start gap-4 min-[35rem]:grid-cols-2">
        <BrandedPreview {...frame} title={t("sheet")}>
          <SampleSheet />
        </BrandedPreview>
        <div className="flex min-w-0 flex-col gap-4">
          <BrandedPreview {...frame} title={t("card")}>
            <SampleCard />
          </BrandedPreview>
          <BrandedPreview {...frame} title={t("phone")}>
            <PhoneHeader />
          </BrandedPreview>
        </div>
      </div>
      <BrandedPreview {...frame} title={t("buttons")}>
        <SampleButtons />
      </BrandedPreview>
    </div>
  );
}

function PhoneHeader() {
  const t = useTranslations("ishm.brand.sample");
  const { clubName } = useOffice();
  return (
    <div>
      <div className="flex h-16 items-center justify-between gap-3 px-4 text-pine-900">
        <span className="flex min-w-0 items-center gap-2">
          <LogoPlate picture={null} name={clubName} note="" />
        </span>
        <span className="text-caption font-semibold">{t("menu")}</span>
      </div>
      <div className="bg-pine-900 px-4 py-3 text-caption text-on-dark-2">
        <span className="font-semibold text-on-dark">{t("foot")}</span> · {clubName}
      </div>
    </div>
  );
}
