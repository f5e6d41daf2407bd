"use client";

import { useTranslations } from "next-intl";
import { RadioField } from "@/components/form/radio-field";
import { SelectField } from "@/components/form/select-field";
import { seasons } from "@/lib/web/boards/fnb-draft";
import { PriceField } from "../board/form/price-field";
import { useCodeOptions } from "../board/form/use-code-options";
import { Panel } from "../frame/panel";
import type { FnbFormProps } from "./fnb-form";

const heats = ["0", "1", "2", "3"] as const;

/** Where a dish is served, for how much, when in the year, how hot. */
export function DishPanel({ form, errorOf }: FnbFormProps) {
  const t = useTranslations("ishm.fnb.form");
  const { draft, baseline, saved, canSave, change } = form;
  const outlets = useCodeOptions("fnbOutlets", draft.outlet);
  const isMoved = saved !== null && draft.outlet !== baseline.outlet;
  return (
    <Panel title={t("dish")}>
      <SelectField
        name="outlet"
        label={t("outlet")}
        hint={isMoved ? t("moved") : undefined}
        error={errorOf("outlet")}
        placeholder={draft.outlet === "" ? t("chooseOutlet") : undefined}
        options={outlets}
        value={draft.outlet}
        disabled={!canSave}
        onChange={(event) => change({ outlet: event.target.value })}
      />
      <PriceField
        id="price"
        label={t("price")}
        value={draft.price}
        error={errorOf("price")}
        isReadOnly={!canSave}
        onChange={(price) => change({ price })}
      />
      <SelectField
        name="season"
        label={t("season")}
        options={seasons.map((value) => ({ value, label: t(`seasons.${value}`) }))}
        value={draft.season}
        disabled={!canSave}
        onChange={({ target }) =>
          change({ season: seasons.find((one) => one === target.value) ?? draft.season })
        }
      />
      <RadioField
        id="spicy"
        label={t("spicy")}
        options={heats.map((value) => ({ value, label: t(`heats.${value}`) }))}
        value={String(draft.spicy)}
        disabled={!canSave}
        onChange={({ target }) => change({ spicy: Number(target.value) })}
      />
    </Panel>
  );
}
