"use client";

import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/layout/icons";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { type ToastRecord, toasts } from "@/lib/web/runtime/toasts";
import { useOffice } from "../root/office-context";
import { LazyPopover } from "./lazy-overlays";

const none: readonly ToastRecord[] = [];
const { subscribe, get } = toasts.state;

/** The messages of this session, the newest first: what a bar said can be read again (checklist A-07). */
export function MessageMenu() {
  const t = useTranslations("ishm.layout");
  const { formats } = useOffice();
  const [isOpen, setOpen] = useState(false);
  const records = useSyncExternalStore(
    subscribe,
    () => get().history,
    () => none,
  );
  return (
    <LazyPopover
      title={t("messages")}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          aria-label={t("messagesCount", { count: records.length })}
          className="relative inline-flex size-9 items-center justify-center rounded-control hover:bg-hover"
        >
          <Icon name="bell" size={18} />
          {records.length > 0 ? (
            <span aria-hidden="true" className="absolute end-1.5 top-1.5 size-2 rounded-full bg-binding" />
          ) : null}
        </button>
      }
    >
      {records.length === 0 ? <p className="px-4 py-5 text-ink-2">{t("noMessages")}</p> : null}
      <ul>
        {records.map(({ id, text, tone, at }) => (
          <li key={id} className="border-b border-line px-4 py-2.5 last:border-0">
            <span className={cn("flex items-start gap-1.5", tone === "alert" && "text-bad")}>
              {tone === "alert" ? <Icon name="warning" size={18} className="mt-px" /> : null}
              {text}
            </span>
            <time dateTime={new Date(at).toISOString()} className="text-chip text-ink-3 tabular-nums">
              {formatDateTime(new Date(at), formats)}
            </time>
          </li>
        ))}
      </ul>
    </LazyPopover>
  );
}
