"use client";

import { DialogHost } from "./dialog-host";
import { ProgressLine } from "./progress-line";
import { ToastHistoryButton } from "./toast-history-button";
import { ToastRegions } from "./toast-regions";

/** Where progress, toasts, bars, alerts and confirms are seen. */
export function FeedbackRegions() {
  return (
    <>
      <ProgressLine />
      <ToastRegions />
      <ToastHistoryButton />
      <DialogHost />
    </>
  );
}
