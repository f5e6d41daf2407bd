"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { RadioField } from "@/components/form/radio-field";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import type { FnbItem } from "@/lib/contract/boards/fnb";
import { allergens, isAllergen } from "@/lib/shared/allergens";
import { type FnbDraft, seasons } from "@/lib/web/boards/fnb-draft";
import { PriceField } from "../board/form/price-field";
import { PublishPanel } from "../board/form/publish-panel";
import type { BoardForm } from "../board/form/use-board-form";
import { useCodeOptions } from "../board/form/use-code-options";
import { Panel } from "../frame/panel";

type Props = { form: BoardForm<FnbDraft, FnbItem> };

/** Whether the dish is on the card, and whether there is any left today. */
export function FnbPublish({ form }: Props) {
  const t = useTranslations("ishm.fnb.form");
  return (
    <PublishPanel form={form}>
      <SwitchField label={t("isSoldOut")} hint={t("isSoldOutHint")} {...form.toggle("isSoldOut")} />
      <SwitchField
        label={t("isRecommended")}
        hint={t("isRecommendedHint")}
        {...form.toggle("isRecommended")}
      />
    </PublishPanel>
  );
}

const heats = ["0", "1", "2", "3"] as const;

/** Where a dish is served, for how much, when in the year, how hot. */
export function DishPanel({ form }: Props) {
  const t = useTranslations("ishm.fnb.form");
  const { draft, baseline, saved, canSave } = form;
  const outlets = useCodeOptions("fnbOutlets", draft.outlet);
  const isMoved = saved !== null && draft.outlet !== baseline.outlet;
  return (
    <Panel title={t("dish")}>
      <SelectField
        label={t("outlet")}
        hint={isMoved ? t("moved") : undefined}
        placeholder={draft.outlet === "" ? t("chooseOutlet") : undefined}
        options={outlets}
        {...form.choice("outlet")}
      />
      <PriceField label={t("price")} {...form.custom("price")} />
      <SelectField
        label={t("season")}
        options={seasons.map((value) => ({ value, label: t(`seasons.${value}`) }))}
        {...form.choice("season")}
        onChange={({ target }) =>
          form.set("season", seasons.find((one) => one === target.value) ?? draft.season)
        }
      />
      <RadioField
        id="spicy"
        label={t("spicy")}
        options={heats.map((value) => ({ value, label: t(`heats.${value}`) }))}
        value={String(draft.spicy)}
        disabled={!canSave}
        onChange={({ target }) => form.set("spicy", Number(target.value))}
      />
    </Panel>
  );
}

/** Allergens as choices; a stored word that is none of them stays one. */
export function AllergenPanel({ form }: Props) {
  const t = useTranslations("ishm.fnb.form");
  const names = useTranslations("guide.fnb");
  const { draft, baseline, canSave } = form;
  const all = [...new Set<string>([...allergens, ...baseline.allergens, ...draft.allergens])];
  const choose = (word: string, isChosen: boolean) =>
    form.set(
      "allergens",
      all.filter((one) => (one === word ? isChosen : draft.allergens.includes(one))),
    );
  return (
    <Panel title={t("allergens")} side={<span className="text-ink-2">{draft.allergens.length}</span>}>
      <fieldset className="grid grid-cols-2 gap-x-4 gap-y-2 min-[35rem]:grid-cols-4">
        <legend className="visually-hidden">{t("allergens")}</legend>
        {all.map((word) => (
          <CheckboxField
            key={word}
            id={`allergen-${word}`}
            label={isAllergen(word) ? names(`allergenNames.${word}`) : word}
            checked={draft.allergens.includes(word)}
            disabled={!canSave}
            onChange={(event) => choose(word, event.target.checked)}
          />
        ))}
      </fieldset>
    </Panel>
  );
}
