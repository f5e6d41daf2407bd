"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { FieldError } from "@/components/form/field";
import { useCodeSets } from "@/lib/web/api/use-kept";
import { useOffice } from "../frame/root/office-context";

type Props = {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  error: string | undefined;
  isReadOnly: boolean;
};

const codeSet = ["certificationTypes"] as const;

/** The ways in which a member can be identified, from the code set of the club. */
export function MethodChoice({ chosen, onChange, error, isReadOnly }: Props) {
  const t = useTranslations("ishm.siteCert");
  const { clubCode, language } = useOffice();
  const { data } = useCodeSets(clubCode, language, codeSet);
  const methods = data?.certificationTypes?.list ?? [];
  return (
    <fieldset id="methods" tabIndex={-1} aria-describedby={error ? "methods-error" : undefined}>
      <legend className="mb-1.5 text-ink-2">{t("methodsHint")}</legend>
      <div className="grid gap-x-7 gap-y-1 min-[600px]:grid-cols-2">
        {methods.map(({ key, keyName }) => (
          <CheckboxField
            key={key}
            id={`method-${key}`}
            label={keyName}
            checked={chosen.includes(key)}
            disabled={isReadOnly}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, key] : chosen.filter((one) => one !== key))
            }
          />
        ))}
      </div>
      {error ? <FieldError id="methods">{error}</FieldError> : null}
    </fieldset>
  );
}
