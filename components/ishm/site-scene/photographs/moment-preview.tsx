"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SelectField } from "@/components/form/select-field";
import type { HeroPhotograph } from "@/lib/contract/site/site-hero";
import { choosePhotograph } from "@/lib/shared/hero/choose";
import { HeroCut } from "./hero-cut";
import { usePhotographNames } from "./use-photograph-names";

type Props = { photographs: readonly HeroPhotograph[] };

/** Preview for visitors in a chosen month, light and weather. */
export function MomentPreview({ photographs }: Props) {
  const t = useTranslations("ishm.siteScene.photographs");
  const names = usePhotographNames();
  const [moment, setMoment] = useState({ month: "5", light: "noon", weather: "clear" });
  const shown = choosePhotograph(photographs, { ...moment, month: Number(moment.month) });
  const field = (name: keyof typeof moment) => ({
    name: `moment-${name}`,
    value: moment[name],
    onChange: ({ target }: { target: { value: string } }) => setMoment({ ...moment, [name]: target.value }),
  });
  return (
    <section aria-labelledby="moment-title" className="border-t border-line pt-4">
      <h3 id="moment-title" className="font-semibold">
        {t("moment")}
      </h3>
      <div className="mt-3 grid gap-4 min-[35rem]:grid-cols-3">
        <SelectField label={t("month")} options={names.months} {...field("month")} />
        <SelectField label={t("light")} options={names.lights} {...field("light")} />
        <SelectField label={t("weather")} options={names.weathers} {...field("weather")} />
      </div>
      {shown ? (
        <>
          <p role="status" className="mt-3 text-ink-2">
            {t("shows", { name: names.nameOf(shown, photographs.indexOf(shown)) })}
          </p>
          <div className="mt-3 grid max-w-220 grid-cols-[minmax(0,3fr)_minmax(0,1.2fr)] items-start gap-4">
            <HeroCut layout="wide" photograph={shown} focal={shown.focal} tones={shown.tones} />
            <HeroCut layout="tall" photograph={shown} focal={shown.focal} tones={shown.tones} />
          </div>
        </>
      ) : null}
    </section>
  );
}
