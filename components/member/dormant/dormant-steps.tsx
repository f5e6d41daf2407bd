"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useSession } from "@/components/feedback/session-provider";
import { ErrorSummary } from "@/components/form/error-summary";
import { useTabState } from "@/components/member/shared/data/use-tab-state";
import { type DormantProof, dropDormantProof } from "@/components/member/shared/proof/dormant-proof";
import { noProof, ProofStep } from "@/components/member/shared/proof/proof-step";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { page } from "@/lib/web/runtime/page";

type Props = {
  proof: DormantProof;
  clubCode: string;
  language: Language;
  defaultLanguage: Language;
  /** The sign-in begins anew, with a note why. */
  backToLogin(note: "dormantOver" | "dormantAwake", next: string): void;
};

/** The second proof of a dormant account's member, and the session that it is answered with. */
export function DormantSteps({ proof, clubCode, language, defaultLanguage, backToLogin }: Props) {
  const t = useTranslations("dormant");
  const draft = useTabState("dormant", noProof);
  const attempts = useRef(0);
  const { activate, isBusy, failure } = useActivation(language, backToLogin);

  const onProven = (certToken: string) => {
    attempts.current += 1;
    draft.forget();
    void activate(proof, certToken);
  };
  const leave = () => {
    dropDormantProof();
    draft.forget();
    page.open(localePath(paths.home(), language, defaultLanguage));
  };
  return (
    <>
      <ErrorSummary
        title={t("errors")}
        errors={failure ? [{ fieldId: "way", message: failure }] : []}
        attempt={attempts.current}
        className="mb-6"
      />
      <p className="mb-6 text-ink-2">{t("prove")}</p>
      <ProofStep
        purpose="DORMANT"
        clubCode={clubCode}
        language={language}
        id={proof.id}
        draft={draft.value}
        onDraft={draft.change}
        onProven={onProven}
      />
      <p role="status" className="mt-4">
        {isBusy ? t("waking") : ""}
      </p>
      <Button variant="quiet" className="mt-6" onClick={leave}>
        {t("leave")}
      </Button>
    </>
  );
}

/** A proof has run out or was used (1305), or the account is awake (1307): the sign-in begins anew. */
const beginsAnew: readonly number[] = [1305, 1307];

/** Wakes the account with both proofs; the answer is a session, and the page that was wanted opens with it. */
function useActivation(language: Language, backToLogin: Props["backToLogin"]) {
  const { announce } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

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
  return { activate, isBusy, failure };
}
