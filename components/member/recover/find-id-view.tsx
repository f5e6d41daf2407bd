"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { ErrorSummary } from "@/components/form/error-summary";
import { useTabState } from "@/components/member/shared/data/use-tab-state";
import { useStepFocus } from "@/components/member/shared/layout/focus";
import { JourneyFrame } from "@/components/member/shared/layout/journey-frame";
import { NoteLine, useJourneyNote } from "@/components/member/shared/layout/note-line";
import { noProof, ProofStep } from "@/components/member/shared/proof/proof-step";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { forgetPerson, PersonForm } from "./person-form";
import { foundIds } from "./proof-store";
import { RecoverLinks } from "./recover-links";

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
    onFound: () => {
      draft.forget();
      forgetPerson("name");
    },
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
          onSubmit={async (person) => {
            change({ step: 1, name: person.name, email: person.email });
            return null;
          }}
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

type Options = { clubCode: string; language: Language; resultPath: string; onFound(): void };

/** Trades a proof for the ids of a name and an address (domain.md M6); the ids are shown on a page of their own. */
function useFindId({ clubCode, language, resultPath, onFound }: Options) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const find = async (person: { name: string; email: string }, certToken: string): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    const query = { clubCode, name: person.name.trim(), email: person.email.trim(), certToken };
    const answer = await call("GET /member/find-id", { query }, { handled: true });
    if (!answer.ok) {
      setFailure(await failureSentence(answer.failure, language));
      setBusy(false);
      return false;
    }
    foundIds.set(
      answer.value.list.map(({ id, maskedId, joinedAt, state }) => ({ id: id ?? maskedId, joinedAt, state })),
    );
    onFound();
    router.push(resultPath);
    return true;
  };
  return { find, isBusy, failure };
}
