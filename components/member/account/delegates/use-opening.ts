import { useState } from "react";
import { useSession } from "@/components/feedback/session-provider";
import { openFor } from "@/components/member/shared/delegates/acting-session";
import type { PageContext } from "@/components/member/shared/page-context";
import type { UserSession } from "@/lib/contract/accounts/auth";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";
import { forgetToken } from "./invitation-token";

/** Opens a session in a member's name, and its first page. */
export function useOpening({ language }: PageContext) {
  const { announce } = useSession();
  const { run, isBusy } = useOnce();
  const [failure, setFailure] = useState<string | null>(null);
  const open = (ask: () => Promise<Result<UserSession, CallFailure>>) =>
    run(async () => {
      setFailure(null);
      const answer = await ask();
      if (!answer.ok) return setFailure(await failureSentence(answer.failure, language));
      forgetToken();
      announce("signed-in");
      openFor(answer.value.acting?.acts ?? []);
    });
  return { open, isBusy, failure };
}
