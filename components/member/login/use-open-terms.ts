import { useEffect, useState } from "react";
import { useSession } from "@/components/feedback/session-provider";
import type { CallOutput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";

export type OpenTerms = CallOutput<"GET /terms/{id}">;
type Options = { clubCode: string; memberIdx: number; language: Language };

/** The versions that a member has still to agree to, and the consent; it opens the way on for all tabs. */
export function useOpenTerms({ clubCode, memberIdx, language }: Options) {
  const { announce } = useSession();
  const [terms, setTerms] = useState<readonly OpenTerms[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked on arrival and at every new try
  useEffect(() => {
    let isGone = false;
    void load({ clubCode, memberIdx, language }).then(async (found) => {
      if (isGone) return;
      if ("failure" in found) return setFailure(await failureSentence(found.failure, language));
      setTerms(found.terms);
      // Agreed to elsewhere meanwhile.
      if (found.terms.length === 0) announce("signed-in");
    });
    return () => {
      isGone = true;
    };
  }, [clubCode, memberIdx, language, round]);

  const retry = () => {
    setFailure(null);
    setRound((one) => one + 1);
  };
  const agree = async (agreed: ReadonlySet<number>) => {
    if (isBusy || !terms) return;
    setBusy(true);
    setFailure(null);
    const agreements = terms.map(({ termsIdx }) => ({ termsIdx, agreed: agreed.has(termsIdx) }));
    const answer = await call("PUT /terms", { body: { memberIdx, agreements } }, { handled: true });
    if (answer.ok) return announce("signed-in");
    setFailure(await failureSentence(answer.failure, language));
    setBusy(false);
  };
  return { terms, failure, isBusy, agree, retry };
}

type Loaded = { terms: OpenTerms[] } | { failure: CallFailure };

async function load({ clubCode, memberIdx, language }: Options): Promise<Loaded> {
  const params = { a: String(memberIdx), b: clubCode };
  const open = await call("GET /terms/check/{a}/{b}", { params, query: { clubCode } }, { handled: true });
  if (!open.ok) return { failure: open.failure };
  const query = { clubCode, lang: language };
  const texts = await Promise.all(
    open.value.list.map(({ termsIdx }) =>
      call("GET /terms/{id}", { params: { id: String(termsIdx) }, query }, { handled: true }),
    ),
  );
  const terms: OpenTerms[] = [];
  for (const text of texts) {
    if (!text.ok) return { failure: text.failure };
    terms.push(text.value);
  }
  return { terms };
}
