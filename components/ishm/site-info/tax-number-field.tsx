"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import type { useTaxNumber } from "./use-tax-number";

type Props = {
  name: "businessNo" | "corpNo";
  label: string;
  value: string;
  onChange: (value: string) => void;
  tax: ReturnType<typeof useTaxNumber>;
  error: string | undefined;
  isReadOnly: boolean;
};

/** A registration number that is looked at when the field is left: written properly, and said what it belongs to. */
export function TaxNumberField({ name, label, value, onChange, tax, error, isReadOnly }: Props) {
  const t = useTranslations("ishm.siteInfo");
  const { verdict } = tax;
  const words = verdict?.valid
    ? [
        t("tax.valid", { number: verdict.normalized }),
        verdict.kind ? t(`tax.${verdict.kind}`) : "",
        verdict.duplicated ? t("tax.duplicated") : "",
      ]
    : [];
  return (
    <div>
      <TextField
        name={name}
        label={label}
        value={value}
        maxLength={30}
        autoComplete="off"
        readOnly={isReadOnly}
        error={error ?? (verdict && !verdict.valid ? t("tax.invalid") : undefined)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => void tax.check()}
      />
      <p
        role="status"
        className={verdict?.duplicated ? "mt-1.5 text-caption text-warn" : "mt-1.5 text-caption text-ok"}
      >
        {words.filter(Boolean).join(" · ")}
      </p>
    </div>
  );
}
