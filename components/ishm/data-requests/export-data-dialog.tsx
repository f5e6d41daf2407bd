"use client";

import { useTranslations } from "next-intl";
import type { OfficeRequest } from "@/lib/contract/accounts/data-requests";
import { call } from "@/lib/web/api/browser";
import { saveFile } from "@/lib/web/runtime/page";
import { toastBar } from "@/lib/web/runtime/toasts";
import { ActionDialog } from "../action/action-dialog";
import { useSave } from "../form/use-save";

type Props = { request: OfficeRequest; onClose: () => void };

/** The member's data as a file, to be handed over to nobody else; that it was made is on record. */
export function ExportDataDialog({ request, onClose }: Props) {
  const t = useTranslations("ishm.dataRequests.deeds.EXPORT");
  const { requestIdx, memberIdx, memberName: name } = request;
  const saving = useSave({
    send: (reason: string) =>
      call(
        "POST /ops/data-requests/{id}/export",
        { params: { id: String(requestIdx) }, body: { reason } },
        { handled: true },
      ),
    onSaved: (data) => {
      const blob = new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
      saveFile(blob, `member-${memberIdx}.json`);
      toastBar(t("done"));
      onClose();
    },
  });
  return (
    <ActionDialog
      isOpen
      title={t("title")}
      lines={[t("does", { name }), t("onRecord", { name })]}
      reason="needed"
      confirmLabel={t("button")}
      isBusy={saving.isBusy}
      failure={saving.refusal?.message}
      onConfirm={(reason) => void saving.save(reason)}
      onClose={onClose}
    />
  );
}
