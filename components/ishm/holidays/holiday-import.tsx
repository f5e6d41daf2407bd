"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { call } from "@/lib/web/api/browser";
import { useActionCall } from "../action/use-action-call";

/** Imports the public holidays of a year and reports the result, or the failure. */
export function HolidayImport({ year, onImported }: { year: number; onImported: () => Promise<void> }) {
  const t = useTranslations("ishm.holidays");
  const common = useTranslations("common");
  const [imported, setImported] = useState<string | null>(null);
  const yearText = String(year);
  const { run, isBusy, failure } = useActionCall({
    // Quiet: a failure is reported here; the screen must not wait for the connection.
    send: () => call("POST /ops/holidays/import", { body: { year } }, { quiet: true }),
    async onDone(counts) {
      setImported(t("imported", { year: yearText, ...counts }));
      await onImported();
    },
  });

  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      {failure ? <p role="alert">{t("importFailed", { reason: failure })}</p> : null}
      {imported ? <p role="status">{imported}</p> : null}
      {failure || imported ? null : <p className="text-ink-2">{t("importHint")}</p>}
      <Button
        size="small"
        variant="outline"
        isBusy={isBusy}
        busyText={common("loading")}
        onClick={() => {
          setImported(null);
          void run(undefined);
        }}
      >
        <Icon name="download" size={18} />
        {t("import", { year: yearText })}
      </Button>
    </div>
  );
}
