"use client";

import { useTranslations } from "next-intl";
import { TextareaField } from "@/components/form/textarea-field";

/** As many letters as the audit log asks for (`lookReason` of the contract). */
const shortest = 2;

export function isReason(text: string): boolean {
  return text.trim().length >= shortest;
}

type Props = { value: string; isNeeded: boolean; isRefused: boolean; onChange: (reason: string) => void };

/** Why something is done; it goes on record with it. */
export function ReasonField({ value, isNeeded, isRefused, onChange }: Props) {
  const t = useTranslations("ishm.deed");
  return (
    <TextareaField
      label={t("reason")}
      hint={isNeeded ? t("reasonHint") : t("reasonOptional")}
      value={value}
      rows={2}
      maxLength={200}
      error={isRefused ? t("reasonNeeded") : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
