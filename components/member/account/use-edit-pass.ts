import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { loadSession } from "@/lib/web/api/session";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { saveEditPass } from "@/lib/web/runtime/session/member-memory";
import { useOnce } from "@/lib/web/runtime/use-once";

/** Trades the password for a pass to change the own data with; answers why not, or null when the pass is here. */
export function useEditPass(memberIdx: number, language: Language) {
  const { run, isBusy } = useOnce();
  const ask = (password: string): Promise<string | null | undefined> =>
    run(async () => {
      const answer = await call(
        "POST /info/check-password",
        { body: { memberIdx, password } },
        { handled: true },
      );
      if (!answer.ok) return failureSentence(answer.failure, language);
      const { editToken, expiresAt } = answer.value;
      saveEditPass({ memberIdx, token: editToken, endsAt: await endByOwnClock(expiresAt) });
      return null;
    });
  return { ask, isBusy };
}

/** The pass lives by the server's clock, this browser's may be wrong; without an answer the server will tell. */
async function endByOwnClock(expiresAt: string): Promise<number> {
  const session = await loadSession().catch(() => null);
  // Real clock: the end of a pass is kept by this browser's clock.
  const serverNow = session?.signedIn ? session.now : Date.now();
  // Real clock: the end of a pass is kept by this browser's clock.
  return Date.now() + Math.max(0, Date.parse(expiresAt) - serverNow);
}
