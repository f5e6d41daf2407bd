"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { formatDateTime } from "@/lib/shared/date-format";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOffice } from "../frame/office-context";
import { OfficeFailure } from "../frame/office-failure";
import { MessageWords } from "./message-words";

type Props = { outboxIdx: number | null; onClose: () => void; onRetried: () => void };

/** One message with its words, and for a parked one the way to send it once more. */
export function MessageDialog({ outboxIdx, onClose, onRetried }: Props) {
  const t = useTranslations("ishm.outbox");
  const common = useTranslations("common");
  const { access, formats, language } = useOffice();
  const [isBusy, setBusy] = useState(false);
  const { data, error, mutate } = useCall(
    outboxIdx === null ? null : "GET /ops/outbox/{id}",
    { params: { id: String(outboxIdx) }, query: { lang: language } },
    { handled: true, revalidateOnFocus: false },
  );
  const message = data?.outboxIdx === outboxIdx ? data : undefined;
  const canRetry = message?.state === "PARKED" && access(officeMenus.records.code).isCreate;

  const retry = async () => {
    if (outboxIdx === null) return;
    setBusy(true);
    const result = await call("POST /ops/outbox/{id}/retry", { params: { id: String(outboxIdx) } });
    setBusy(false);
    if (!result.ok) return;
    toastBar(t("retried"));
    await mutate();
    onRetried();
  };

  return (
    <Dialog
      isOpen={outboxIdx !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={message?.title ?? t("message")}
      description={
        message
          ? t("sentTo", { target: message.target, time: formatDateTime(message.createdAt, formats) })
          : null
      }
      closeLabel={common("close")}
      footer={
        canRetry ? (
          <Button size="small" isBusy={isBusy} onClick={() => void retry()}>
            {t("retry")}
          </Button>
        ) : null
      }
    >
      {error && !message ? (
        <OfficeFailure failure={error} onRetry={() => void mutate()} />
      ) : message ? (
        <MessageWords message={message} />
      ) : (
        <Skeleton className="mt-4 h-24" />
      )}
    </Dialog>
  );
}
