import { useState } from "react";
import { useSession } from "@/components/feedback/session-provider";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { page } from "@/lib/web/runtime/page";
import { leaveNote } from "../layout/journey-note";
import { type DormantProof, dropDormantProof } from "./dormant-proof";

type Options = { language: Language; defaultLanguage: Language };

/** A proof has run out or was used (1305), or the account is awake (1307): the sign-in begins anew. */
const beginsAnew: readonly number[] = [1305, 1307];

/** Wakes the account with both proofs; the answer is a session, and the page that was wanted opens with it. */
export function useActivation({ language, defaultLanguage }: Options) {
  const { announce } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const backToLogin = (note: "dormantGone" | "dormantOver" | "dormantAwake", next?: string) => {
    dropDormantProof();
    leaveNote(note);
    page.replace(localePath(paths.login(next), language, defaultLanguage));
  };
  const activate = async ({ activationToken, next }: DormantProof, certToken: string) => {
    setBusy(true);
    setFailure(null);
    const query = { activationToken, certToken };
    const answer = await call("GET /member/activation", { query }, { handled: true });
    if (answer.ok) {
      dropDormantProof();
      announce("signed-in");
      return page.replace(next);
    }
    const { code } = answer.failure;
    if (beginsAnew.includes(code)) return backToLogin(code === 1307 ? "dormantAwake" : "dormantOver", next);
    setBusy(false);
    setFailure(await failureSentence(answer.failure, language));
  };
  return { activate, backToLogin, isBusy, failure };
}
