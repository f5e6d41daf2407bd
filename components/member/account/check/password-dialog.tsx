"use client";

import { useTranslations } from "next-intl";
import { NativeDialog } from "@/components/feedback/native-dialog";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/shared/languages";
import { PasswordAsk, usePasswordAsk } from "./password-ask";

type Props = { memberIdx: number; language: Language; onOpen: () => void; onClose: () => void };

/** Asks for the password again over a form whose pass is spent or over; what was typed there stays. */
export function PasswordDialog({ memberIdx, language, onOpen, onClose }: Props) {
  const t = useTranslations("account.shared");
  const common = useTranslations("common");
  const form = usePasswordAsk({ memberIdx, language, onOpen });
  return (
    <NativeDialog
      title={t("askTitle")}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button type="submit" form="password-again" isBusy={form.isBusy} busyText={t("checking")}>
            {t("askSubmit")}
          </Button>
        </>
      }
    >
      <p className="mb-5">{t("askLead")}</p>
      <PasswordAsk formId="password-again" isFirst form={form} />
    </NativeDialog>
  );
}
