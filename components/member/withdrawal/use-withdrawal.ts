import { useState } from "react";
import type { FormRefusal, SendResult } from "@/components/form/use-checked-form";
import type { WithdrawalContext } from "@/components/member/shared/page-context";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { forgetSession } from "@/lib/web/api/own-session";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { inLanguageOf } from "@/lib/web/runtime/addresses";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { page } from "@/lib/web/runtime/page";
import { forgetMember } from "@/lib/web/runtime/session/member-traces";
import { tabs } from "@/lib/web/runtime/session/tabs";
import { endWithdrawal } from "@/lib/web/runtime/site/withdrawal-steps";

export type Reason = { reasonCode: string; reasonText: string };

const blocked = 6001;
const reasonMissing = 6002;

/**
 * The two steps out: the reason, for a token that lives in this page's memory only, and the password with it. A token
 * that is spent or over leads back to the reason, which stays chosen (domain.md Y4, Y5).
 */
export function useWithdrawal(memberIdx: number, context: WithdrawalContext, onBlocked: () => void) {
  const [token, setToken] = useState<string | null>(null);
  /** Why the second step led back to the first. */
  const [backRefusal, setBackRefusal] = useState<FormRefusal | null>(null);

  const refuse = async (failure: CallFailure, fieldId: "reasonCode" | "password"): Promise<SendResult> => {
    if (failure.code === blocked) {
      onBlocked();
      return "leaving";
    }
    const message = await failureSentence(failure, context.language);
    if (failure.code !== reasonMissing || fieldId === "reasonCode") return { fieldId, message };
    setBackRefusal({ fieldId: "reasonCode", message });
    setToken(null);
    return null;
  };

  const giveReason = async (reason: Reason): Promise<SendResult> => {
    setBackRefusal(null);
    const body = { memberIdx, ...reason };
    const answer = await call("POST /info/delete_reason", { body }, { handled: true });
    if (!answer.ok) return refuse(answer.failure, "reasonCode");
    setToken(answer.value.withdrawToken);
    return null;
  };

  const leave = async (password: string): Promise<SendResult> => {
    if (token === null) return null;
    const body = { memberIdx, withdrawToken: token, password };
    const answer = await call("DELETE /info", { body }, { handled: true });
    if (!answer.ok) return refuse(answer.failure, "password");
    endWithdrawal(answer.value.rejoinFrom);
    forgetMember();
    tabs.tell({ kind: "signed-out", isWanted: true });
    await forgetSession();
    // A new document: nothing of the person stays in this one's memory.
    page.replace(inLanguageOf(page.path(), memberPaths.withdrawal.complete()));
    return "leaving";
  };

  return { isConfirming: token !== null, backRefusal, giveReason, leave, back: () => setToken(null) };
}
