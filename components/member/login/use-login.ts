import { useState } from "react";
import { useSession } from "@/components/feedback/session-provider";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";

type Options = { clubCode: string; isAdmin: boolean; wantedPath: string; language: Language };
type Fields = { id: string; password: string; chk: boolean };

/** Sends the sign-in once at a time; on success the page that was wanted is opened afresh, with the new session. */
export function useLogin({ clubCode, isAdmin, wantedPath, language }: Options) {
  const { announce } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [dormantSince, setDormantSince] = useState<string | null>(null);

  const send = async ({ id, password, chk }: Fields): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    setDormantSince(null);
    const answer = await call(
      "POST /member/login",
      { body: { clubCode, id: id.trim(), password, chk, isAdmin } },
      { handled: true },
    );
    if (answer.ok && !answer.value.inactive) {
      announce("signed-in");
      window.location.assign(wantedPath);
      return true;
    }
    setBusy(false);
    if (answer.ok) setDormantSince(answer.value.inactiveDate);
    else setFailure(await failureSentence(answer.failure, language));
    return false;
  };
  return { send, isBusy, failure, dormantSince };
}
