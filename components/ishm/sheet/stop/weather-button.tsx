"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import { call } from "@/lib/web/api/browser";
import { useActionCall } from "../../action/use-action-call";
import { useNextTime } from "../day/use-live-sheet";
import { useSheetCall } from "../day/use-sheet-call";
import { previewCall, type StopDraft, type StopPreview, stopCall, stopDraftOf } from "./stop-draft";
import { StopPreviewStep } from "./stop-preview-step";
import { StopSpanStep } from "./stop-span-step";

type Props = { sheet: StaffSheet; refresh: () => Promise<void> };

/**
 * Stops play for the weather: first a preview of the affected bookings, then one confirmation of exactly those. The button
 * has its place before the sheet is there.
 */
export function WeatherButton({ sheet, refresh }: Omit<Props, "sheet"> & { sheet: StaffSheet | null }) {
  const t = useTranslations("ishm.sheet.weather");
  const common = useTranslations("common");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="small" disabled={!sheet} onClick={() => setOpen(true)}>
        {t("button")}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t("title")}
        closeLabel={common("close")}
        className="w-[640px]"
      >
        {isOpen && sheet ? <Stop sheet={sheet} refresh={refresh} onDone={() => setOpen(false)} /> : null}
      </Dialog>
    </>
  );
}

function Stop({ sheet, refresh, onDone }: Props & { onDone: () => void }) {
  const t = useTranslations("ishm.sheet.weather");
  const nextTime = useNextTime(sheet);
  const [draft, setDraft] = useState<StopDraft>(() =>
    stopDraftOf(
      sheet,
      sheet.courses.map(({ courseCode }) => courseCode),
      nextTime,
    ),
  );
  const [seen, setSeen] = useState<StopPreview | null>(null);
  const previewing = useActionCall({
    send: (asked: StopDraft) =>
      call("POST /ops/weather-stop/preview", previewCall(sheet.playDate, asked), { handled: true }),
    onDone: setSeen,
  });
  const stopping = useSheetCall("POST /ops/weather-stop", {
    refresh,
    doneText: ({ affected }) => t("done", { count: affected }),
    onDone,
  });
  const preview = (asked: StopDraft) => {
    setDraft(asked);
    void previewing.run(asked);
  };
  if (!seen) {
    return (
      <StopSpanStep
        draft={draft}
        courses={sheet.courses}
        isBusy={previewing.isBusy}
        failure={previewing.failure}
        onChange={setDraft}
        onPreview={() => preview(draft)}
      />
    );
  }
  return (
    <StopPreviewStep
      draft={draft}
      preview={seen}
      courses={sheet.courses}
      isPreviewing={previewing.isBusy}
      isBusy={stopping.isBusy}
      failure={stopping.failure ?? previewing.failure}
      onPreview={preview}
      onBack={() => setSeen(null)}
      onConfirm={() => void stopping.run(stopCall(sheet.playDate, draft, seen.stamp))}
    />
  );
}
