"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { ToastRecord } from "@/lib/web/runtime/toasts";
import { NativeDialog } from "./native-dialog";

type Props = { records: readonly ToastRecord[]; onClose(): void };

/** The last messages, newest first. */
export function ToastHistory({ records, onClose }: Props) {
  const t = useTranslations("feedback");
  const clock = new Intl.DateTimeFormat(useLocale(), { hour: "2-digit", minute: "2-digit" });
  return (
    <NativeDialog
      title={t("toastHistory")}
      onClose={onClose}
      footer={
        <Button data-first-focus onClick={onClose}>
          {t("alertOk")}
        </Button>
      }
    >
      <ul className="border-t border-line">
        {records.map(({ id, text, tone, at }) => (
          <li key={id} className="flex gap-4 border-b border-line py-3">
            <time dateTime={new Date(at).toISOString()} className="shrink-0 text-ink-3 tabular-nums">
              {clock.format(at)}
            </time>
            <span className={tone === "alert" ? "text-bad" : undefined}>{text}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-caption text-ink-3">{t("pauseHint")}</p>
    </NativeDialog>
  );
}
