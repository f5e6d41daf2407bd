"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { ErrorSummary } from "@/components/form/error-summary";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/shared/languages";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { JourneyFrame } from "../layout/journey-frame";
import { useJourneyNote } from "../layout/journey-note";
import { NoteLine } from "../layout/note-line";
import { useStepFocus } from "../layout/use-step-focus";
import { useTabState } from "../layout/use-tab-state";
import { PersonForm } from "./person-form";
import { noProof, ProofStep } from "./proof-step";
import { RecoverLinks } from "./recover-links";
import { useFindId } from "./use-find-id";

type Props = { clubCode: string; language: Language; defaultLanguage: Language };

const notes = ["idsGone"] as const;
const nobody = { step: 0, name: "", email: "", proof: noProof };

/** A forgotten id: name and address, a proof that they are one's own, then the ids (domain.md M6). */
export function FindIdView({ clubCode, language, defaultLanguage }: Props) {
  const t = useTranslations("recover");
  const draft = useTabState("find-id", nobody);
  const note = useJourneyNote(notes);
  const attempts = useRef(0);
  useStepFocus(draft.value.step);
  const { find, isBusy, failure } = useFindId({
    clubCode,
    language,
    resultPath: localePath(paths.findIdResult(), language, defaultLanguage),
    onFound: draft.forget,
  });
  const { step, name, email, proof } = draft.value;
  const { change } = draft;
  const onProven = async (certToken: string) => {
    if (await find({ name, email }, certToken)) return;
    attempts.current += 1;
    change({ step: 0, proof: { ...proof, isAsked: false } });
  };
  const steps = { label: t("steps"), names: [t("findId.details"), t("confirm"), t("findId.result")] };
  return (
    <JourneyFrame title={t("findId.title")} lead={t("findId.lead")} steps={{ ...steps, current: step }}>
      <NoteLine>{note ? t(`notes.${note}`) : null}</NoteLine>
      <ErrorSummary
        title={t("errors")}
        errors={failure && step === 0 ? [{ fieldId: "name", message: failure }] : []}
        attempt={attempts.current}
        className="mb-6"
      />
      {step === 0 ? (
        <PersonForm
          first="name"
          values={{ first: name, email }}
          onChange={({ first, email: typed }) => change({ name: first, email: typed })}
          onSubmit={async () => change({ step: 1 })}
        />
      ) : (
        <>
          <p className="mb-6 text-ink-2">{t("findId.prove")}</p>
          <ProofStep
            purpose="FIND_ID"
            clubCode={clubCode}
            language={language}
            email={email.trim()}
            draft={proof}
            onDraft={(next) => change({ proof: next })}
            onProven={(certToken) => void onProven(certToken)}
          />
          <p role="status">{isBusy ? t("findId.searching") : ""}</p>
          <Button variant="quiet" className="mt-6" onClick={() => change({ step: 0 })}>
            {t("back")}
          </Button>
        </>
      )}
      <RecoverLinks here="findId" language={language} defaultLanguage={defaultLanguage} />
    </JourneyFrame>
  );
}
