"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import { call } from "@/lib/web/api/browser";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useSave } from "../../form/use-save";
import { useDeskCall } from "../day/use-desk-call";
import { useNextTime } from "../day/use-live-sheet";
import { previewCall, type StopDraft, stopCall, stopDraftOf } from "./stop-draft";
import { StopPreviewStep } from "./stop-preview-step";
import { StopSpanStep } from "./stop-span-step";

type Props = { sheet: StaffSheet; refresh: () => Promise<void> };

/** Stops play for the weather: first who is affected, then one confirmation of exactly that. */
export function WeatherButton({ sheet, refresh }: Props) {
  const t = useTranslations("ishm.sheet.weather");
  const common = useTranslations("common");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        {t("button")}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t("title")}
        closeLabel={common("close")}
        className="w-[640px]"
      >
        {isOpen ? <Stop sheet={sheet} refresh={refresh} onDone={() => setOpen(false)} /> : null}
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
  const [seen, setSeen] = useState<Parameters<typeof StopPreviewStep>[0]["preview"] | null>(null);
  const looking = useSave({
    send: (asked: StopDraft) =>
      call("POST /ops/weather-stop/preview", previewCall(sheet.playDate, asked), { handled: true }),
    onSaved: setSeen,
  });
  const stopping = useDeskCall("POST /ops/weather-stop", {
    refresh,
    onDone({ affected }) {
      toastBar(t("done", { count: affected }));
      onDone();
    },
  });
  const look = (asked: StopDraft) => {
    setDraft(asked);
    void looking.save(asked);
  };
  if (!seen) {
    return (
      <StopSpanStep
        draft={draft}
        courses={sheet.courses}
        isBusy={looking.isBusy}
        failure={looking.refusal?.message ?? null}
        onChange={setDraft}
        onLook={() => look(draft)}
      />
    );
  }
  return (
    <StopPreviewStep
      draft={draft}
      preview={seen}
      courses={sheet.courses}
      isLooking={looking.isBusy}
      isBusy={stopping.isBusy}
      failure={stopping.failure ?? looking.refusal?.message ?? null}
      onLook={look}
      onBack={() => setSeen(null)}
      onConfirm={() => void stopping.send(stopCall(sheet.playDate, draft, seen.stamp))}
    />
  );
}
