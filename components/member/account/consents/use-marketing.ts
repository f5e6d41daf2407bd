import { useRef, useState } from "react";
import type { MarketingChoice } from "@/lib/contract/accounts/members";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";

type Options = { saved: MarketingChoice; language: Language; onSaved: () => void };

/**
 * The ways of advertising, kept at once (checklist P-02). Switches that are turned while an answer is on its way are not
 * lost: the last position is sent after it. A refusal puts them back to what counts.
 */
export function useMarketing({ saved, language, onSaved }: Options) {
  const [input, setInput] = useState<MarketingChoice | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const latest = useRef<MarketingChoice | null>(null);
  const isSending = useRef(false);

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    while (latest.current) {
      const body = latest.current;
      const answer = await call("PUT /ext/marketing", { body }, { handled: true });
      if (latest.current !== body && answer.ok) continue;
      latest.current = null;
      if (answer.ok) setSaved(true);
      else setFailure(await failureSentence(answer.failure, language));
    }
    isSending.current = false;
    setInput(null);
    onSaved();
  };

  const choose = (choice: MarketingChoice) => {
    latest.current = choice;
    setInput(choice);
    setFailure(null);
    setSaved(false);
    void send();
  };
  return { choice: input ?? saved, choose, failure, isSaved };
}
