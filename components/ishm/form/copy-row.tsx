"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";

/** A value that is to be entered elsewhere, with the button that copies it. */
export function CopyRow({ label, value }: { label: string; value: string }) {
  const t = useTranslations("ishm.form.copyRow");
  const [outcome, setOutcome] = useState<"copied" | "notCopied" | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setOutcome("copied"),
      () => setOutcome("notCopied"),
    );
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 border border-line bg-paper px-3 py-1.5">
      <span className="text-chip text-ink-3">{label}</span>
      <code className="min-w-0 grow break-all">{value}</code>
      <span role="status" className="text-chip text-ink-2">
        {outcome ? t(outcome) : null}
      </span>
      <Button
        variant="quiet"
        size="small"
        aria-label={t("copyNamed", { name: label })}
        onClick={() => void copy()}
      >
        <Icon name="copy" size={18} />
        {t("copy")}
      </Button>
    </div>
  );
}
