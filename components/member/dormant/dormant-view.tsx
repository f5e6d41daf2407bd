"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ErrorSummary } from "@/components/form/error-summary";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { formatDate } from "@/lib/shared/time/date-format";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { page } from "@/lib/web/runtime/page";
import { JourneyFrame } from "../layout/journey-frame";
import { useTabState } from "../layout/use-tab-state";
import { noProof, ProofStep } from "../recover/proof-step";
import { type DormantProof, dropDormantProof, readDormantProof } from "./dormant-proof";
import { useActivation } from "./use-activation";

type Props = { clubCode: string; formats: ClubFormats; language: Language; defaultLanguage: Language };

/** A sleeping account: who knew the password proves who they are, and is signed in (domain.md F11). */
export function DormantView({ clubCode, formats, language, defaultLanguage }: Props) {
  const t = useTranslations("dormant");
  const [proof, setProof] = useState<DormantProof | null>(null);
  const draft = useTabState("dormant", noProof);
  const attempts = useRef(0);
  const { activate, backToLogin, isBusy, failure } = useActivation({ language, defaultLanguage });

  const arrive = useEffectEvent(() => {
    const kept = readDormantProof();
    if (kept) setProof(kept);
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
