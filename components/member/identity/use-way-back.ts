import { useLocale } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { call } from "@/lib/web/api/browser";
import { isAnswered, takeProviderAnswer, tellOpener } from "@/lib/web/identity/identity-window";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";

export type WayBack =
  | { kind: "trading" | "told" | "given-up" | "stray" }
  | { kind: "refused"; message: string };

/**
 * In the provider's window: trades the answer for the person, once, tells the page that waits, and closes the window.
 * Nothing of it is kept here.
 */
export function useWayBack(clubCode: string): WayBack {
  const language = useLocale();
  const [state, setState] = useState<WayBack>({ kind: "trading" });
  const isTaken = useRef(false);

  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    void trade();

    async function trade() {
      const answer = takeProviderAnswer();
      const { requestNo } = answer;
      if (!requestNo) return setState({ kind: "stray" });
      if (!isAnswered(answer)) {
        tellOpener(requestNo, { ok: false, failure: null });
        setState({ kind: "given-up" });
        return window.close();
      }
      const result = await call(
        "POST /member/nice-check/result",
        { body: { clubCode, ...answer } },
        { handled: true },
      );
      tellOpener(requestNo, result);
      window.close();
      if (result.ok) setState({ kind: "told" });
      else setState({ kind: "refused", message: await failureSentence(result.failure, language) });
    }
  }, [clubCode, language]);
  return state;
}
