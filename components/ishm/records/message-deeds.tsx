"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { CallOutput } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { toastBar } from "@/lib/web/runtime/toasts";
import { DeedDialog } from "../deed/deed-dialog";
import { useOffice } from "../frame/office-context";

type Message = CallOutput<"GET /ops/outbox/{id}">;
type Deed = "retry" | "resend" | "park";
type Props = { message: Message; onDone: () => void };

const said = { retry: "retried", resend: "resent", park: "parked" } as const;

/** What can be done with a message: try a parked one again, send a copy of one, hold a waiting one back. */
export function MessageDeeds({ message, onDone }: Props) {
  const t = useTranslations("ishm.outbox");
  const { access, language } = useOffice();
  const [asked, setAsked] = useState<"resend" | "park" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (!access(officeMenus.records.code).isCreate) return null;
  const { outboxIdx, state, canResend, target } = message;

  async function act(deed: Deed, reason: string) {
    const params = { id: String(outboxIdx) };
    setBusy(true);
    const answer =
      deed === "retry"
        ? await call("POST /ops/outbox/{id}/retry", { params })
        : await call(`POST /ops/outbox/{id}/${deed}`, { params, body: { reason } }, { handled: true });
    setBusy(false);
    if (!answer.ok) return setFailure(await failureSentence(answer.failure, language));
    setAsked(null);
    toastBar(t(said[deed]));
    onDone();
  }

  const deed = deedOf(message);
  if (!deed) return null;
  return (
    <>
      <Button
        size="small"
        variant={state === "PARKED" ? "primary" : "outline"}
        isBusy={isBusy}
        onClick={() => (deed === "retry" ? void act(deed, "") : setAsked(deed))}
      >
        {t(deed)}
      </Button>
      <DeedDialog
        title={t(canResend ? "resendTitle" : "parkTitle")}
        lines={[t(canResend ? "resendLine" : "parkLine", { target })]}
        reason="needed"
        confirmLabel={t(deed)}
        isOpen={asked !== null}
        isBusy={isBusy}
        failure={failure}
        onConfirm={(reason) => void act(deed, reason)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

function deedOf({ state, canResend }: Message): Deed | null {
  if (state === "PARKED") return "retry";
  if (state === "WAITING") return "park";
  return canResend ? "resend" : null;
}
