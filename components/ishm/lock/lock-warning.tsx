"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { NativeDialog } from "@/components/feedback/native-dialog";
import { Button } from "@/components/ui/button";
import { limits } from "@/lib/web/runtime/limits";
import { lockOffice } from "@/lib/web/runtime/session/office-lock";

type Props = {
  lockAt: number;
  onStay(): void;
  /** Fetches what the lock shows, while there still is somebody to wait for it. */
  prepare(): Promise<unknown>;
};

const beatMs = 1000;

/** The office is about to lock itself: one key or click keeps it open (WCAG 2.2.1). */
export function LockWarning({ lockAt, onStay, prepare }: Props) {
  const t = useTranslations("ishm.lock");
  // Real clock: the office locks by this browser's clock.
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    void prepare();
    // Real clock: the office locks by this browser's clock.
    const beat = setInterval(() => setNow(Date.now()), beatMs);
    return () => clearInterval(beat);
  }, [prepare]);
  const seconds = Math.max(0, Math.ceil((lockAt - now) / 1000));
  return (
    <NativeDialog
      title={t("warning")}
      role="alertdialog"
      onClose={onStay}
      footer={
        <>
          <Button variant="outline" size="small" onClick={() => lockOffice()}>
            {t("lockNow")}
          </Button>
          <Button size="small" data-first-focus onClick={onStay}>
            {t("stay")}
          </Button>
        </>
      }
    >
      {t("warningText", { minutes: limits.officeLockMs / 60_000 })}
      {/* Read aloud once a second it would drown everything else. */}
      <span aria-hidden="true" className="mt-2 block text-sub tabular-nums text-ink">
        {t("secondsLeft", { seconds })}
      </span>
    </NativeDialog>
  );
}
