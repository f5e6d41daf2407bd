"use client";

import { DialogHost } from "./dialog-host";
import { ProgressLine } from "./progress-line";
import { ToastHistoryButton } from "./toast-history-button";
import { ToastRegions } from "./toast-regions";

/** Where progress, toasts, bars, alerts and confirms are seen; the back office has its history in the bar above. */
export function FeedbackRegions({ hasHistory = true }: { hasHistory?: boolean }) {
  return (
    <>
      <ProgressLine />
      <ToastRegions />
      {hasHistory ? <ToastHistoryButton /> : null}
      <DialogHost />
    </>
  );
}
