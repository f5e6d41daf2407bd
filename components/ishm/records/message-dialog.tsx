"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { CallOutput } from "@/lib/contract/routes";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { ActionDialog } from "../action/action-dialog";
import { useActionCall } from "../action/use-action-call";
import { OfficeFailure } from "../frame/office-failure";
import { useOffice } from "../frame/root/office-context";
import { OutboxStateChip } from "./outbox-states";

type Props = { outboxIdx: number | null; onClose: () => void; onRetried: () => void };

/** One message with its text and its actions. */
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

type MessageWordsProps = { message: CallOutput<"GET /ops/outbox/{id}"> };

/** A message as its receiver has it, with dots in place of codes and login ids. */
function MessageWords({ message: { lang, state, subject, text, lastError } }: MessageWordsProps) {
  const t = useTranslations("ishm.outbox");
  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      <p>
        <OutboxStateChip state={state} />
      </p>
      {lastError ? (
        <p className="border-s-3 border-bad ps-3 text-ink-2">{t("lastError", { reason: lastError })}</p>
      ) : null}
      {text === null ? (
        <p className="text-ink-2">{t("wordsGone")}</p>
      ) : (
        <div lang={lang} className="rounded-panel border border-line bg-paper p-4">
          {subject === null ? null : <p className="mb-3 font-semibold">{subject}</p>}
          <p className="break-words whitespace-pre-line">{text}</p>
        </div>
      )}
    </div>
  );
}

type Message = CallOutput<"GET /ops/outbox/{id}">;
type Action = "retry" | "resend" | "park";
type MessageActionsProps = { message: Message; onDone: () => void };

const doneTexts = { retry: "retried", resend: "resent", park: "parked" } as const;

/** The actions on a message: retry a parked one, send a copy, hold back a waiting one. */
function MessageActions({ message, onDone }: MessageActionsProps) {
  const t = useTranslations("ishm.outbox");
  const { access } = useOffice();
  const [asked, setAsked] = useState<"resend" | "park" | null>(null);
  const { outboxIdx, state, canResend, target } = message;
  const { run, isBusy, failure } = useActionCall({
    send({ action, reason }: { action: Action; reason: string }) {
      const params = { id: String(outboxIdx) };
      return action === "retry"
        ? call("POST /ops/outbox/{id}/retry", { params })
        : call(`POST /ops/outbox/{id}/${action}`, { params, body: { reason } }, { handled: true });
    },
    doneText: (_answer, { action }) => t(doneTexts[action]),
    onDone() {
      setAsked(null);
      onDone();
    },
  });
  if (!access(officeMenus.records.code).isCreate) return null;

  const action = actionOf(message);
  if (!action) return null;
  return (
    <>
      <Button
        size="small"
        variant={state === "PARKED" ? "primary" : "outline"}
        isBusy={isBusy}
        onClick={() => (action === "retry" ? void run({ action, reason: "" }) : setAsked(action))}
      >
        {t(action)}
      </Button>
      <ActionDialog
        title={t(canResend ? "resendTitle" : "parkTitle")}
        lines={[t(canResend ? "resendLine" : "parkLine", { target })]}
        reason="needed"
        confirmLabel={t(action)}
        isOpen={asked !== null}
        isBusy={isBusy}
        failure={failure}
        onConfirm={(reason) => void run({ action, reason })}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

function actionOf({ state, canResend }: Message): Action | null {
  if (state === "PARKED") return "retry";
  if (state === "WAITING") return "park";
  return canResend ? "resend" : null;
}
