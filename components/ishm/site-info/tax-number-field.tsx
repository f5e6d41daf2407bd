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

type Verdict = CallOutput<"GET /site/info/valid/taxno">;
type Checked = { typed: string; verdict: Verdict | null };

/** What the server says of a number as it is typed now; a number that nobody has asked about yet has no verdict. */
export function useTaxNumber(type: string, typed: string) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const keyword = typed.trim();
  const verdict = checked?.typed === keyword ? checked.verdict : null;

  /** Whether it can be a number; a server that does not answer leaves it to the save. */
  async function check(): Promise<boolean> {
    if (keyword === "") return true;
    if (verdict) return verdict.valid;
    const query = { type, keyword };
    const answer = await call("GET /site/info/valid/taxno", { query }, { quiet: true, handled: true });
    setChecked({ typed: keyword, verdict: answer.ok ? answer.value : null });
    return !answer.ok || answer.value.valid;
  }
  return { verdict, check };
}
