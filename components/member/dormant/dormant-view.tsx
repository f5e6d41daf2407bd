"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSession } from "@/components/feedback/session-provider";
import { ErrorSummary } from "@/components/form/error-summary";
import { useTabState } from "@/components/member/shared/data/use-tab-state";
import { JourneyFrame } from "@/components/member/shared/layout/journey-frame";
import { leaveNote } from "@/components/member/shared/layout/note-line";
import {
  type DormantProof,
  dropDormantProof,
  readDormantProof,
} from "@/components/member/shared/proof/dormant-proof";
import { noProof, ProofStep } from "@/components/member/shared/proof/proof-step";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { formatDate } from "@/lib/shared/time/date-format";
import { call } from "@/lib/web/api/browser";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { page } from "@/lib/web/runtime/page";

type Props = { clubCode: string; formats: ClubFormats; language: Language; defaultLanguage: Language };

/** Wakes a dormant account: after the password the member proves the identity and is signed in (domain.md F11). */
export function DormantView({ clubCode, formats, language, defaultLanguage }: Props) {
  const t = useTranslations("dormant");
  const [proof, setProof] = useState<DormantProof | null>(null);
  const draft = useTabState("dormant", noProof);
  const attempts = useRef(0);
  const { activate, backToLogin, isBusy, failure } = useActivation({ language, defaultLanguage });

  const arrive = useEffectEvent(() => {
    const saved = readDormantProof();
    if (saved) setProof(saved);
    else backToLogin("dormantGone");
  });
  useEffect(() => arrive(), []);

  const onProven = (certToken: string) => {
    if (!proof) return;
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
    <JourneyFrame
      title={t("title")}
      lead={proof ? t("lead", { id: proof.id, date: formatDate(proof.since, formats) }) : t("opening")}
    >
      <ErrorSummary
        title={t("errors")}
        errors={failure ? [{ fieldId: "way", message: failure }] : []}
        attempt={attempts.current}
        className="mb-6"
      />
      {proof ? (
        <>
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
      ) : null}
    </JourneyFrame>
  );
}

type Options = { language: Language; defaultLanguage: Language };

/** A proof has run out or was used (1305), or the account is awake (1307): the sign-in begins anew. */
const beginsAnew: readonly number[] = [1305, 1307];

/** Wakes the account with both proofs; the answer is a session, and the page that was wanted opens with it. */
function useActivation({ language, defaultLanguage }: Options) {
  const router = useRouter();
  const { announce } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const backToLogin = (note: "dormantGone" | "dormantOver" | "dormantAwake", next?: string) => {
    dropDormantProof();
    leaveNote(note);
    router.replace(localePath(paths.login(next), language, defaultLanguage));
  };
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
  return { activate, backToLogin, isBusy, failure };
}
