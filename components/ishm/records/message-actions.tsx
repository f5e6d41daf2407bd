"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { CallOutput } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { toastBar } from "@/lib/web/runtime/toasts";
import { ActionDialog } from "../action/action-dialog";
import { useOffice } from "../frame/root/office-context";

type Message = CallOutput<"GET /ops/outbox/{id}">;
type Action = "retry" | "resend" | "park";
type Props = { message: Message; onDone: () => void };

const said = { retry: "retried", resend: "resent", park: "parked" } as const;

/** What can be done with a message: try a parked one again, send a copy of one, hold a waiting one back. */
export function MessageActions({ message, onDone }: Props) {
  const t = useTranslations("ishm.outbox");
  const { access, language } = useOffice();
  const [asked, setAsked] = useState<"resend" | "park" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (!access(officeMenus.records.code).isCreate) return null;
  const { outboxIdx, state, canResend, target } = message;

  async function send(action: Action, reason: string) {
    const params = { id: String(outboxIdx) };
    setBusy(true);
    const answer =
      action === "retry"
        ? await call("POST /ops/outbox/{id}/retry", { params })
        : await call(`POST /ops/outbox/{id}/${action}`, { params, body: { reason } }, { handled: true });
    setBusy(false);
    if (!answer.ok) return setFailure(await failureSentence(answer.failure, language));
    setAsked(null);
    toastBar(t(said[action]));
    onDone();
  }

  const action = actionOf(message);
  if (!action) return null;
  return (
    <>
      <Button
        size="small"
        variant={state === "PARKED" ? "primary" : "outline"}
        isBusy={isBusy}
        onClick={() => (action === "retry" ? void send(action, "") : setAsked(action))}
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
        onConfirm={(reason) => void send(action, reason)}
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
