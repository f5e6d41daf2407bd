"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/layout/icons";

export type OneTimePassword = { id: string; password: string };
type Props = { shown: OneTimePassword | null; onClose: () => void };

/** Shows a password made by the server, once. */
export function TempPasswordDialog({ shown, onClose }: Props) {
  const t = useTranslations("ishm.admins.password");
  const [copied, setCopied] = useState<"yes" | "no" | null>(null);
  if (!shown) return null;
  const copy = () =>
    navigator.clipboard.writeText(shown.password).then(
      () => setCopied("yes"),
      () => setCopied("no"),
    );
  return (
    <Dialog
      isOpen
      isDismissible={false}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t("title")}
      description={t("once", { id: shown.id })}
      footer={
        <Button size="small" onClick={onClose}>
          {t("done")}
        </Button>
      }
    >
      <div className="flex flex-wrap items-center gap-3">
        <output
          aria-label={t("label")}
          className="rounded-control border border-line-2 bg-paper px-4 py-2 font-mono text-base break-all select-all"
        >
          {shown.password}
        </output>
        <Button variant="outline" size="small" onClick={() => void copy()}>
          <Icon name="copy" size={18} />
          {t("copy")}
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-6 text-caption text-ink-2">
        {copied === null ? null : copied === "yes" ? t("copied") : t("notCopied")}
      </p>
      <p className="text-ink-2">{t("next")}</p>
    </Dialog>
  );
}
