import { useState } from "react";
import { useSession } from "@/components/feedback/session-provider";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { page } from "@/lib/web/runtime/page";
import { keepDormantProof } from "../dormant/dormant-proof";
import type { Lock } from "./lock-notice";

type Options = {
  clubCode: string;
  isAdmin: boolean;
  wantedPath: string;
  language: Language;
  defaultLanguage: Language;
  /** Signed in, and nothing has to be answered first. */
  onSignedIn(): void;
};
type Fields = { id: string; password: string; chk: boolean };

/**
 * Sends the sign-in once at a time. A session opens the page that was wanted, or first what it has to answer
 * (`LoginView` sees it come); a sleeping account opens the page that wakes it.
 */
export function useLogin({ clubCode, isAdmin, wantedPath, language, defaultLanguage, onSignedIn }: Options) {
  const { announce } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [lock, setLock] = useState<Lock | null>(null);

  const send = async ({ id, password, chk }: Fields): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    setLock(null);
    const answer = await call(
      "POST /member/login",
      { body: { clubCode, id: id.trim(), password, chk, isAdmin } },
      { handled: true },
    );
    if (!answer.ok) {
      // Real clock: counts down from the seconds that the server named.
      const locked = lockOf(answer.failure, Date.now());
      setLock(locked);
      if (!locked) setFailure(await failureSentence(answer.failure, language));
      setBusy(false);
      return false;
    }
    if (answer.value.inactive) {
      const { id: own, inactiveDate, activationToken } = answer.value;
      keepDormantProof({ id: own, since: inactiveDate, activationToken, next: wantedPath });
      page.open(localePath(paths.dormant(), language, defaultLanguage));
      return true;
    }
    announce("signed-in");
    if (answer.value.pending === null) onSignedIn();
    return true;
  };
  return { send, isBusy, failure, lock };
}

/** The server says until when, and how long that is from now on: browsers' clocks are wrong too often. */
function lockOf({ msgCode, msgVar }: CallFailure, now: number): Lock | null {
  if (msgCode !== "AUTH_LOCKED") return null;
  const [until = "", seconds] = msgVar;
  const leftMs = seconds === undefined ? Date.parse(until) - now : Number(seconds) * 1000;
  return { until, endsAt: until.startsWith("9999") ? null : now + Math.max(0, leftMs) };
}
