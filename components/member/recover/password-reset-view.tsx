"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import type { SendResult } from "@/components/form/use-checked-form";
import { JourneyFrame } from "@/components/member/shared/layout/journey-frame";
import { leaveNote } from "@/components/member/shared/layout/note-line";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { type ResetProof, resetProof } from "./proof-store";

type Props = {
  clubCode: string;
  /** Words that no password may consist of. */
  passwordWords: readonly string[];
  language: Language;
  defaultLanguage: Language;
};

const loadForm = () => import("./reset-form").then(({ ResetForm }) => ResetForm);

/** The last step of a forgotten password; who comes without a proof begins at the first (S-69), and fetches no form. */
export function PasswordResetView(props: Props) {
  const t = useTranslations("recover");
  const [proof] = useState(() => resetProof.get());
  const { save, beginAgain } = usePasswordReset(props);

  const onStray = useEffectEvent(beginAgain);
  useEffect(() => {
    if (!proof) onStray();
  }, [proof]);

  const steps = {
    label: t("steps"),
    names: [t("findPassword.account"), t("confirm"), t("findPassword.new")],
  };
  return (
    <JourneyFrame
      title={t("reset.title")}
      lead={proof ? t("reset.lead") : t("notes.proofGone")}
      steps={{ ...steps, current: 2 }}
    >
      {proof ? (
        <LazyPart load={loadForm} props={{ proof, clubWords: props.passwordWords, onSave: save }} />
      ) : null}
    </JourneyFrame>
  );
}

type Options = { clubCode: string; language: Language; defaultLanguage: Language };

/** The proof that is gone or was used up. */
const certRequired = 1106;

/** Sets the new password and leads to the sign-in; without a proof that counts, back to its beginning (S-69). */
function usePasswordReset({ clubCode, language, defaultLanguage }: Options) {
  const router = useRouter();
  const leave = (note: string, path: string) => {
    leaveNote(note);
    router.replace(localePath(path, language, defaultLanguage));
  };

  const save = async ({ id, certToken }: ResetProof, newPassword: string): Promise<SendResult> => {
    const body = { clubCode, id, certToken, newPassword };
    const answer = await call("PUT /member/change-password", { body }, { handled: true });
    if (!answer.ok && answer.failure.code !== certRequired) {
      return { fieldId: "newPassword", message: await failureSentence(answer.failure, language) };
    }
    resetProof.set(null);
    if (answer.ok) leave("passwordChanged", paths.login());
    else leave("proofRefused", paths.findPassword());
    return "leaving";
  };
  const beginAgain = () => leave("proofGone", paths.findPassword());
  return { save, beginAgain };
}
