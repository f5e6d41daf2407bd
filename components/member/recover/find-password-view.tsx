"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useJourneyNote } from "@/components/member/shared/layout/note-line";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useTabState } from "../shared/data/use-tab-state";
import { useStepFocus } from "../shared/layout/focus";
import { JourneyFrame } from "../shared/layout/journey-frame";
import { NoteLine } from "../shared/layout/note-line";
import { noProof, ProofStep } from "../shared/proof/proof-step";
import { forgetPerson, type Person, PersonForm } from "./person-form";
import { resetProof } from "./proof-store";
import { RecoverLinks } from "./recover-links";

type Props = { clubCode: string; language: Language; defaultLanguage: Language };

const notes = ["proofGone", "proofRefused"] as const;
const nobody = { step: 0, id: "", email: "", proof: noProof };

/** A forgotten password: id and address, a proof, then a new one. Every step is the same for every id (S-54). */
export function FindPasswordView({ clubCode, language, defaultLanguage }: Props) {
  const t = useTranslations("recover");
  const router = useRouter();
  const draft = useTabState("find-pw", nobody);
  const note = useJourneyNote(notes);
  useStepFocus(draft.value.step);
  const { step, id, email, proof } = draft.value;
  const { change } = draft;

  const begin = async (person: Person): Promise<string | null> => {
    const query = { clubCode, id: person.id.trim(), email: person.email.trim() };
    const answer = await call("GET /member/check", { query }, { handled: true });
    if (!answer.ok) return failureSentence(answer.failure, language);
    change({ step: 1, id: person.id, email: person.email });
    return null;
  };
  const onProven = (certToken: string) => {
    resetProof.set({ id: id.trim(), certToken });
    draft.forget();
    forgetPerson("id");
    router.push(localePath(paths.passwordReset(), language, defaultLanguage));
  };
  const steps = {
    label: t("steps"),
    names: [t("findPassword.account"), t("confirm"), t("findPassword.new")],
  };
  return (
    <JourneyFrame
      title={t("findPassword.title")}
      lead={t("findPassword.lead")}
      steps={{ ...steps, current: step }}
    >
      <NoteLine>{note ? t(`notes.${note}`) : null}</NoteLine>
      {step === 0 ? (
        <PersonForm first="id" onSubmit={begin} />
      ) : (
        <>
          <p className="mb-6 text-ink-2">{t("findPassword.prove", { id: id.trim() })}</p>
          <ProofStep
            purpose="FIND_PW"
            clubCode={clubCode}
            language={language}
            id={id.trim()}
            email={email.trim()}
            draft={proof}
            onDraft={(next) => change({ proof: next })}
            onProven={onProven}
          />
          <Button variant="quiet" className="mt-6" onClick={() => change({ step: 0 })}>
            {t("back")}
          </Button>
        </>
      )}
      <RecoverLinks here="findPassword" language={language} defaultLanguage={defaultLanguage} />
    </JourneyFrame>
  );
}
