"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { allergens } from "@/lib/shared/allergens";
import { Panel } from "../frame/panel";
import type { FnbFormProps } from "./fnb-form";
import { useAllergenName } from "./use-allergen-name";

/** What guests with an allergy have to know, as choices; a word that is none of them stays one. */
export function AllergenPanel({ form }: Pick<FnbFormProps, "form">) {
  const t = useTranslations("ishm.fnb.form");
  const nameOf = useAllergenName();
  const { draft, baseline, canSave, change } = form;
  const all = [...new Set<string>([...allergens, ...baseline.allergens, ...draft.allergens])];
  const choose = (word: string, isChosen: boolean) =>
    change({ allergens: all.filter((one) => (one === word ? isChosen : draft.allergens.includes(one))) });
  return (
    <Panel title={t("allergens")} side={<span className="text-ink-2">{draft.allergens.length}</span>}>
      <fieldset className="grid grid-cols-2 gap-x-4 min-[560px]:grid-cols-4">
        <legend className="visually-hidden">{t("allergens")}</legend>
        {all.map((word) => (
          <CheckboxField
            key={word}
            id={`allergen-${word}`}
            label={nameOf(word)}
            checked={draft.allergens.includes(word)}
            disabled={!canSave}
            onChange={(event) => choose(word, event.target.checked)}
          />
        ))}
      </fieldset>
    </Panel>
  );
}
