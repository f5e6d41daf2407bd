import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSession } from "@/components/feedback/session-provider";
import type { PageLanguage } from "@/components/member/shared/page-context";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { page } from "@/lib/web/runtime/page";
import { saveDormantProof } from "../shared/proof/dormant-proof";
import type { Lock } from "./lock-notice";

type Options = PageLanguage & {
  clubCode: string;
  isAdmin: boolean;
  wantedPath: string;
  /** Signed in, and nothing has to be answered first. */
  onSignedIn(): void;
};
type Fields = { id: string; password: string; chk: boolean };

/**
 * Sends the sign-in; answers why it failed, or null. A session opens the page that was wanted, or first what it has to answer
 * (`LoginView` sees it come); a sleeping account opens the page that wakes it.
 */
export function useLogin({ clubCode, isAdmin, wantedPath, language, defaultLanguage, onSignedIn }: Options) {
  const t = useTranslations("login.lock");
  const { announce } = useSession();
  const [lock, setLock] = useState<Lock | null>(null);

  const send = async ({ id, password, chk }: Fields): Promise<string | null> => {
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
      return locked ? t("title") : failureSentence(answer.failure, language);
    }
    if (answer.value.inactive) {
      const { id: own, inactiveDate, activationToken } = answer.value;
      saveDormantProof({ id: own, since: inactiveDate, activationToken, next: wantedPath });
      page.open(localePath(paths.dormant(), language, defaultLanguage));
      return null;
    }
    announce("signed-in");
    if (answer.value.pending === null) onSignedIn();
    return null;
  };
  return { send, lock };
}

/** The server says until when, and how long that is from now on: browsers' clocks are wrong too often. */
function lockOf({ msgCode, msgVar }: CallFailure, now: number): Lock | null {
  if (msgCode !== "AUTH_LOCKED") return null;
  const [until = "", seconds] = msgVar;
  const leftMs = seconds === undefined ? Date.parse(until) - now : Number(seconds) * 1000;
  return { until, endsAt: until.startsWith("9999") ? null : now + Math.max(0, leftMs) };
}
