"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { useCodeOptions } from "../../board/form/use-code-options";

type Props = {
  chosen: readonly string[];
  isRefused: boolean;
  onChoose: (types: readonly string[]) => void;
};

/** The member types that may book a time online. */
export function TypeChoice({ chosen, isRefused, onChoose }: Props) {
  const t = useTranslations("ishm.sheet.purpose");
  const options = useCodeOptions("memberTypes");
  return (
    <fieldset>
      <legend className="mb-1 text-caption font-semibold">{t("types")}</legend>
      {isRefused ? (
        <p role="alert" className="text-caption font-medium text-bad">
          {t("typesNeeded")}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-x-5">
        {options.map(({ value, label }) => (
          <CheckboxField
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
