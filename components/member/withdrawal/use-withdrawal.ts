import { useState } from "react";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { forgetSession } from "@/lib/web/api/session";
import { paths } from "@/lib/web/routing/paths";
import { inLanguageOf } from "@/lib/web/runtime/addresses";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { page } from "@/lib/web/runtime/page";
import { forgetMember } from "@/lib/web/runtime/session/member-memory";
import { tabs } from "@/lib/web/runtime/session/tabs";
import { endWithdrawal } from "@/lib/web/runtime/site/withdrawal-steps";
import { useOnce } from "@/lib/web/runtime/use-once";
import type { WithdrawalPlace } from "./place";

export type WithdrawalRefusal = { field: "reason" | "password"; message: string };
type Reason = { reasonCode: string; reasonText: string };

const blocked = 6001;
const reasonMissing = 6002;

/**
 * The two steps out: the reason, for a token that lives in this page's memory only, and the password with it. A token
 * that is spent or over leads back to the reason, which stays chosen (domain.md Y4, Y5).
 */
export function useWithdrawal(memberIdx: number, place: WithdrawalPlace, onBlocked: () => void) {
  const { run, isBusy } = useOnce();
  const [token, setToken] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<WithdrawalRefusal | null>(null);

  const refuse = async (failure: CallFailure, field: WithdrawalRefusal["field"]) => {
    if (failure.code === blocked) return onBlocked();
    if (failure.code === reasonMissing) setToken(null);
    const message = await failureSentence(failure, place.language);
    setRefusal({ field: failure.code === reasonMissing ? "reason" : field, message });
  };

  const giveReason = (reason: Reason) =>
    run(async () => {
      setRefusal(null);
      const answer = await call(
        "POST /info/delete_reason",
        { body: { memberIdx, ...reason } },
        { handled: true },
      );
      if (answer.ok) setToken(answer.value.withdrawToken);
      else await refuse(answer.failure, "reason");
    });

  const leave = (password: string) =>
    run(async () => {
      if (token === null) return;
      setRefusal(null);
      const answer = await call(
        "DELETE /info",
        { body: { memberIdx, withdrawToken: token, password } },
        { handled: true },
      );
      if (!answer.ok) return refuse(answer.failure, "password");
      endWithdrawal(answer.value.rejoinFrom);
      forgetMember();
      tabs.tell({ kind: "signed-out" });
      await forgetSession();
      // A new document: nothing of the person stays in this one's memory.
      page.replace(inLanguageOf(page.path(), paths.withdrawal.complete()));
    });

  return {
    isConfirming: token !== null,
    isBusy,
    refusal,
    giveReason,
    leave,
    back: () => {
      setToken(null);
      setRefusal(null);
    },
  };
}
