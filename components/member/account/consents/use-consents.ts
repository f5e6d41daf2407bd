import { useState } from "react";
import type { CallOutput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";

export type OwnConsent = CallOutput<"GET /ext/consents">["list"][number];
type Said = { termType: string; agreed: boolean; failure: string | null };

/** The member's consents, and the change of one item, which takes effect at once (checklist P-01, P-02). */
export function useConsents(language: Language) {
  const read = useCall(
    "GET /ext/consents",
    { query: { lang: language } },
    { handled: true, revalidateOnFocus: false },
  );
  const { run, isBusy } = useOnce();
  const [said, setSaid] = useState<Said | null>(null);

  const say = ({ termType, current }: OwnConsent, agreed: boolean) =>
    run(async () => {
      const agreements = [{ termsIdx: current.termsIdx, agreed }];
      const answer = await call("PUT /terms", { body: { agreements } }, { handled: true });
      const failure = answer.ok ? null : await failureSentence(answer.failure, language);
      await read.mutate();
      setSaid({ termType, agreed, failure });
    });
  return { ...read, say, said, isBusy };
}
