"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type Props = { isOpen: boolean; onReload: () => void; onKeep: () => void };

/** Two people edited the same thing (failure 2002). Nothing is decided for them, and nothing typed is lost. */
export function ConflictDialog({ isOpen, onReload, onKeep }: Props) {
  const t = useTranslations("ishm.conflict");
  return (
    <Dialog
      isOpen={isOpen}
      isDismissible={false}
      onOpenChange={(open) => (open ? undefined : onKeep())}
      title={t("title")}
      description={t("message")}
      footer={
        <>
          <Button variant="outline" size="small" onClick={onReload}>
            {t("reload")}
          </Button>
          <Button size="small" onClick={onKeep}>
            {t("keep")}
          </Button>
        </>
      }
    />
  );
}
