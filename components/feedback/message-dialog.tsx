"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { answerDialog, type OpenDialog } from "@/lib/web/runtime/dialogs";
import { NativeDialog } from "./native-dialog";

/** An alert or a confirm (seed §8); the focus is on OK, or on what changes nothing. */
export function MessageDialog({ dialog }: { dialog: OpenDialog }) {
  const t = useTranslations("feedback");
  const { id, kind, title, message, confirm, cancel } = dialog;
  const isConfirm = kind === "confirm";
  return (
    <NativeDialog
      title={title}
      role="alertdialog"
      onClose={() => answerDialog(id, false)}
      footer={
        <>
          {isConfirm ? (
            <Button variant="outline" data-first-focus onClick={() => answerDialog(id, false)}>
              {cancel ?? t("confirmCancel")}
            </Button>
          ) : null}
          <Button data-first-focus={isConfirm ? undefined : true} onClick={() => answerDialog(id, true)}>
            {isConfirm ? (confirm ?? t("confirmOk")) : t("alertOk")}
          </Button>
        </>
      }
    >
      {message}
    </NativeDialog>
  );
}
