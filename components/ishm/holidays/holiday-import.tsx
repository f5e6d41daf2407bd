"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOffice } from "../frame/root/office-context";

type Outcome = { text: string; isFailure: boolean };

/** Imports the public holidays of a year and reports the result, or the failure. */
export function HolidayImport({ year, onImported }: { year: number; onImported: () => Promise<void> }) {
  const t = useTranslations("ishm.holidays");
  const common = useTranslations("common");
  const { language } = useOffice();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const yearText = String(year);

  async function take() {
    setBusy(true);
    setOutcome(null);
    // Quiet: a failure is reported here; the screen must not wait for the connection.
    const answer = await call("POST /ops/holidays/import", { body: { year } }, { quiet: true });
    if (answer.ok) {
      setOutcome({ text: t("imported", { year: yearText, ...answer.value }), isFailure: false });
      await onImported();
    } else {
      const reason = await failureSentence(answer.failure, language);
      setOutcome({ text: t("importFailed", { reason }), isFailure: true });
    }
    setBusy(false);
  }

  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      {outcome ? (
        <p role={outcome.isFailure ? "alert" : "status"}>{outcome.text}</p>
      ) : (
        <p className="text-ink-2">{t("importHint")}</p>
      )}
      <Button
        size="small"
        variant="outline"
        isBusy={isBusy}
        busyText={common("loading")}
        onClick={() => void take()}
      >
        <Icon name="download" size={18} />
        {t("import", { year: yearText })}
      </Button>
    </div>
  );
}
