import { useRouter } from "next/navigation";
import { useState } from "react";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { leaveNote } from "../layout/journey-note";
import { type ResetProof, resetProof } from "./proof-store";

type Options = { clubCode: string; language: Language; defaultLanguage: Language };

/** The proof that is gone or was used up. */
const certRequired = 1106;

/** Sets the new password and leads to the sign-in; without a proof that counts, back to its beginning (S-69). */
export function usePasswordReset({ clubCode, language, defaultLanguage }: Options) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const leave = (note: string, path: string) => {
    leaveNote(note);
    router.replace(localePath(path, language, defaultLanguage));
  };

  /** The sentence of what is wrong with the password; null when there is nothing more to do here. */
  const save = async ({ id, certToken }: ResetProof, newPassword: string): Promise<string | null> => {
    if (isBusy) return null;
    setBusy(true);
    const body = { clubCode, id, certToken, newPassword };
    const answer = await call("PUT /member/change-password", { body }, { handled: true });
    if (!answer.ok && answer.failure.code !== certRequired) {
      setBusy(false);
      return failureSentence(answer.failure, language);
    }
    resetProof.set(null);
    if (answer.ok) leave("passwordChanged", paths.login());
    else leave("proofRefused", paths.findPassword());
    return null;
  };
  const beginAgain = () => leave("proofGone", paths.findPassword());
  return { save, beginAgain, isBusy };
}
