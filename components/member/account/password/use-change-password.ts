import { useState } from "react";
import { useSession } from "@/components/feedback/session-provider";
import { isPasswordFailure } from "@/components/member/new-password/check-new-password";
import { newPasswordFieldIds } from "@/components/member/new-password/new-password-fields";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";

type Input = { clubCode: string; oldPassword: string; newPassword: string };
type Refusal = { fieldId: string; message: string };
const wrongPassword = 1401;

/** Sends the new password once at a time; this session goes on, the answer counts the others that ended. */
export function useChangePassword(language: Language) {
  const { announce } = useSession();
  const { run, isBusy } = useOnce();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [revoked, setRevoked] = useState<number | null>(null);

  const change = ({ clubCode, oldPassword, newPassword }: Input) =>
    run(async () => {
      setRefusal(null);
      setRevoked(null);
      const answer = await call(
        "PUT /member/change-password",
        { body: { clubCode, oldPassword, newPassword } },
        { handled: true },
      );
      if (answer.ok) {
        setRevoked(answer.value.sessionsRevoked);
        // The session has new tokens: this tab and the others of this browser ask for their ends.
        announce("signed-in");
        return true;
      }
      const { code } = answer.failure;
      const fieldId =
        code === wrongPassword
          ? "oldPassword"
          : isPasswordFailure(code)
            ? newPasswordFieldIds.password
            : "save";
      setRefusal({ fieldId, message: await failureSentence(answer.failure, language) });
      return false;
    });
  return { change, isBusy, refusal, revoked };
}
