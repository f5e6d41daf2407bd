"use client";

import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { observeRequests } from "@/lib/web/api/request-bus";
import { type OpenDialog, openDialogs } from "@/lib/web/runtime/dialogs";
import { progress } from "@/lib/web/runtime/progress";
import { type ToastRecord, toasts } from "@/lib/web/runtime/toasts";
import { LazyPart } from "./lazy-part";
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

const noDialog: readonly OpenDialog[] = [];
const loadDialog = () => import("./message-dialog").then(({ MessageDialog }) => MessageDialog);

/** Shows alerts and confirms one after the other. */
function DialogHost() {
  const [first] = useSyncExternalStore(openDialogs.subscribe, openDialogs.get, () => noDialog);
  return first ? <LazyPart key={first.id} load={loadDialog} props={{ dialog: first }} /> : null;
}

// Not in an effect: the first calls of a page start before the effects of its layout.
observeRequests((event) => {
  if (event.kind === "started" && !event.quiet) progress.started(event.id);
  if (event.kind === "ended") progress.ended(event.id);
});

const never = () => false;
/** The club's ruler of 27 ticks, each ninth stronger. */
const ruler =
  "h-2 border-t-3 border-bark " +
  "bg-[repeating-linear-gradient(90deg,var(--bark)_0_3px,transparent_3px_calc(100%/3)),repeating-linear-gradient(90deg,var(--bark)_0_1px,transparent_1px_calc(100%/27))]";

/** Seen while a request is late (seed §9); its region is there before its words. */
function ProgressLine() {
  const t = useTranslations("feedback");
  const { subscribe, get } = progress.isShown;
  const isShown = useSyncExternalStore(subscribe, get, never);
  return (
    <div
      role="status"
      data-slot="progress"
      className="pointer-events-none fixed inset-x-0 top-0 z-70"
      data-print="none"
    >
      {isShown ? (
        <>
          <div className={`${ruler} animate-breathe`} />
          <span className="ms-5 inline-block bg-paper px-3 py-1 text-caption text-ink-2">
            {t("progress")}
          </span>
        </>
      ) : null}
    </div>
  );
}

const noRecords: readonly ToastRecord[] = [];
const { subscribe, get } = toasts.state;
const loadHistory = () => import("./toast-history").then(({ ToastHistory }) => ToastHistory);

/** The way to messages that have gone; there once the first was shown. */
function ToastHistoryButton() {
  const t = useTranslations("feedback");
  const [isOpen, setOpen] = useState(false);
  const history = useSyncExternalStore(
    subscribe,
    () => get().history,
    () => noRecords,
  );
  if (history.length === 0) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        data-print="none"
        className="fixed start-4 bottom-20 z-40 min-h-11 rounded-control border border-line-2 bg-sheet px-3.5 text-caption font-semibold text-ink-2 shadow-pop hover:bg-hover min-[37.5rem]:bottom-6"
      >
        {t("toastHistory")} <span className="tabular-nums">{history.length}</span>
      </button>
      {isOpen ? (
        <LazyPart load={loadHistory} props={{ records: history, onClose: () => setOpen(false) }} />
      ) : null}
    </>
  );
}
