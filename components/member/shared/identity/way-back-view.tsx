"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { JourneyFrame } from "@/components/member/shared/layout/journey-frame";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/web/api/browser";
import { isAnswered, takeProviderAnswer, tellOpener } from "@/lib/web/identity/identity-window";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";

type Props = { clubCode: string; title: string };

/** The page of the provider's window before it closes; it stays where a script may not close it. */
export function WayBackView({ clubCode, title }: Props) {
  const t = useTranslations("identity");
  const state = useWayBack(clubCode);
  return (
    <JourneyFrame title={title}>
      <p role="status" className="text-reading">
        {state.kind === "refused" ? state.message : t(`wayBack.${state.kind}`)}
      </p>
      {state.kind === "trading" ? null : (
        <Button variant="outline" className="mt-8" onClick={() => window.close()}>
          {t("closeWindow")}
        </Button>
      )}
    </JourneyFrame>
  );
}

type WayBack = { kind: "trading" | "told" | "given-up" | "stray" } | { kind: "refused"; message: string };

/**
 * In the provider's window: trades the answer for the person, once, tells the page that waits, and closes the window.
 * Nothing of it is kept here.
 */
function useWayBack(clubCode: string): WayBack {
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
