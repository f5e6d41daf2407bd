"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { OfficeFailure } from "../frame/office-failure";
import { useOffice } from "../frame/root/office-context";
import { MessageActions } from "./message-actions";
import { MessageWords } from "./message-words";

type Props = { outboxIdx: number | null; onClose: () => void; onRetried: () => void };

/** One message with its words, and what can be done with it. */
export function MessageDialog({ outboxIdx, onClose, onRetried }: Props) {
  const t = useTranslations("ishm.outbox");
  const common = useTranslations("common");
  const { formats, language } = useOffice();
  const { data, error, mutate } = useCall(
    outboxIdx === null ? null : "GET /ops/outbox/{id}",
    { params: { id: String(outboxIdx) }, query: { lang: language } },
    { handled: true, revalidateOnFocus: false },
  );
  const message = data?.outboxIdx === outboxIdx ? data : undefined;

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
        message ? (
          <MessageActions
            message={message}
            onDone={() => {
              void mutate();
              onRetried();
            }}
          />
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
