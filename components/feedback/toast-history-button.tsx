"use client";

import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { type ToastRecord, toasts } from "@/lib/web/runtime/toasts";
import { LazyPart } from "./lazy-part";

const none: readonly ToastRecord[] = [];
const { subscribe, get } = toasts.state;
const loadHistory = () => import("./toast-history").then(({ ToastHistory }) => ToastHistory);

/** The way to messages that have gone; there once the first was shown. */
export function ToastHistoryButton() {
  const t = useTranslations("feedback");
  const [isOpen, setOpen] = useState(false);
  const history = useSyncExternalStore(
    subscribe,
    () => get().history,
    () => none,
  );
  if (history.length === 0) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        data-print="none"
        className="fixed start-4 bottom-20 z-40 min-h-11 rounded-control border border-line-2 bg-sheet px-3.5 text-caption font-semibold text-ink-2 shadow-pop hover:bg-hover min-[600px]:bottom-6"
      >
        {t("toastHistory")} <span className="tabular-nums">{history.length}</span>
      </button>
      {isOpen ? (
        <LazyPart load={loadHistory} props={{ records: history, onClose: () => setOpen(false) }} />
      ) : null}
    </>
  );
}
