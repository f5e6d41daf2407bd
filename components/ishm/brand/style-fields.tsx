"use client";

import { useTranslations } from "next-intl";
import type { CSSProperties, ReactNode } from "react";
import { type Brand, type BrandStyle, brandChoices } from "@/lib/shared/brand/brand";
import { brandVariables } from "@/lib/shared/brand/style";
import { type Language, languages } from "@/lib/shared/languages";
import { Panel } from "../frame/panel";
import { useOfficeFonts } from "../frame/root/use-office-fonts";
import { ChoiceCards } from "./choice-cards";
import type { useBrandForm } from "./use-brand-form";

type Props = { form: ReturnType<typeof useBrandForm> };

/** Letters, corners, density and lines: cards that show what they say. */
export function StyleFields({ form }: Props) {
  const t = useTranslations("ishm.brand");
  return (
    <>
      <Panel title={t("panels.fonts")}>
        <StyleChoice form={form} name="fonts" isWide sample={(brand) => <FontSample brand={brand} />} />
      </Panel>
      <Panel title={t("panels.shapes")}>
        <StyleChoice
          form={form}
          name="corner"
          sample={() => (
            <span className="flex items-end gap-2">
              <span className="h-8 w-16 rounded-control bg-primary" />
              <span className="h-12 w-14 rounded-panel border border-border bg-sheet" />
              <span className="h-5 w-8 rounded-chip bg-pine-100" />
            </span>
          )}
        />
        <StyleChoice form={form} name="density" sample={(brand) => <DensitySample brand={brand} />} />
        <StyleChoice
          form={form}
          name="lines"
          sample={() => (
            <span className="flex flex-col gap-2.5">
              <span className="block rule-heavy" />
              <span className="block rule-top" />
              <span className="block border-t border-line" />
            </span>
          )}
        />
      </Panel>
    </>
  );
}

type StyleName = keyof BrandStyle;
type StyleChoiceProps = Props & { name: StyleName; isWide?: boolean; sample: (brand: Brand) => ReactNode };

function StyleChoice({ form, name, isWide = false, sample }: StyleChoiceProps) {
  const t = useTranslations("ishm.brand");
  const choices: readonly BrandStyle[StyleName][] = brandChoices[name];
  return (
    <ChoiceCards
      name={name}
      label={t(`choices.${name}`)}
      value={form.draft[name]}
      isWide={isWide}
      isReadOnly={!form.canSave}
      onChange={(value) => form.change({ [name]: value })}
      options={choices.map((value) => {
        const brand = { ...form.look, [name]: value };
        return {
          value,
          label: t(`styles.${value}.name`),
          note: t(`styles.${value}.note`),
          style: brandVariables(brand) as CSSProperties,
          sample: sample(brand),
        };
      })}
    />
  );
}

const letters: Record<Language, string> = {
  en: "Fairway & Green",
  ko: "소나무 숲길",
  ja: "松林の朝",
  zh: "松林晨光",
};

/** A few words in the titles of each language. */
function FontSample({ brand }: { brand: Brand }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-4 text-heading">
      {languages.map((language) => (
        <FontLine key={language} language={language} brand={brand} />
      ))}
    </span>
  );
}

function FontLine({ language, brand }: { language: Language; brand: Brand }) {
  useOfficeFonts(language, brand.fonts);
  return (
    <span
      lang={language}
      className={`font-serif [font-weight:var(--title-weight,400)] ${language === "en" ? "w-full text-[1.75rem]/[1.3]" : "text-lead"}`}
    >
      {letters[language]}
    </span>
  );
}

const scales: Record<BrandStyle["density"], string> = { airy: "h-5", normal: "h-3.5", compact: "h-2" };

function DensitySample({ brand }: { brand: Brand }) {
  return (
    <span className="block">
      {["w-4/5", "w-3/5", "w-2/3"].map((width) => (
        <span key={width} className={`flex items-center border-t border-line-2 ${scales[brand.density]}`}>
          <span className={`block h-0.5 bg-pine-500 ${width}`} />
        </span>
      ))}
    </span>
  );
}
