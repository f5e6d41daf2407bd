"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/form/text-field";
import type { CallOutput } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";

type Props = {
  name: "businessNo" | "corpNo";
  label: string;
  value: string;
  onChange: (value: string) => void;
  tax: ReturnType<typeof useTaxNumber>;
  error: string | undefined;
  isReadOnly: boolean;
  hint?: string;
  requiredText?: string;
};

/** A registration number; on leaving the field it is formatted and checked by the server. */
export function TaxNumberField({ name, label, value, onChange, tax, error, isReadOnly, ...texts }: Props) {
  const t = useTranslations("ishm.siteInfo");
  const verdict = tax.verdictOf(value);
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
        {...texts}
        value={value}
        maxLength={30}
        autoComplete="off"
        readOnly={isReadOnly}
        error={error ?? (verdict && !verdict.valid ? t("tax.invalid") : undefined)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => void tax.check(value)}
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

type Verdict = CallOutput<"GET /site/info/valid/taxno">;
type Checked = { typed: string; verdict: Verdict | null };

/** Checks a registration number by the server. `verdictOf` is null for a number that was not checked last. */
export function useTaxNumber(type: string) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const verdictOf = (typed: string) => (checked?.typed === typed.trim() ? checked.verdict : null);

  /** Whether the number is valid; true when the server does not answer, which leaves it to the save. */
  async function check(typed: string): Promise<boolean> {
    const keyword = typed.trim();
    if (keyword === "") return true;
    const known = verdictOf(typed);
    if (known) return known.valid;
    const query = { type, keyword };
    const answer = await call("GET /site/info/valid/taxno", { query }, { quiet: true, handled: true });
    setChecked({ typed: keyword, verdict: answer.ok ? answer.value : null });
    return !answer.ok || answer.value.valid;
  }
  return { verdictOf, check };
}
