"use client";

import { useTranslations } from "next-intl";
import { PasswordField } from "@/components/form/password-field";
import { useCheckedForm } from "@/components/form/use-checked-form";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { loadSession } from "@/lib/web/api/session";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { saveEditPass } from "@/lib/web/runtime/session/member-memory";

type Options = { memberIdx: number; language: Language; onOpen: () => void };

/** The check of the password: the pass for a change of the own data is in this tab when `onOpen` is called. */
export function usePasswordAsk({ memberIdx, language, onOpen }: Options) {
  const t = useTranslations("account.shared");
  return useCheckedForm({
    initial: { password: "" },
    check: ({ password }) => ({ password: password ? undefined : t("passwordMissing") }),
    send: async ({ password }) => {
      const failure = await takeEditPass(memberIdx, password, language);
      if (failure !== null) return { fieldId: "password", message: failure };
      onOpen();
      return null;
    },
  });
}

type Props = { formId: string; form: ReturnType<typeof usePasswordAsk>; isFirst?: boolean };

/** The one field of a password check; sent by a button of this form, wherever it stands. */
export function PasswordAsk({ formId, form, isFirst = false }: Props) {
  const t = useTranslations("account.shared");
  return (
    <form ref={form.ref} id={formId} noValidate method="post" onSubmit={form.submit}>
      <PasswordField
        {...form.field("password")}
        id={`${formId}-password`}
        label={t("password")}
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        autoComplete="current-password"
        maxLength={128}
        data-first-focus={isFirst || undefined}
      />
      <p role="alert" className="visually-hidden">
        {form.errorOf("password")}
      </p>
    </form>
  );
}

/** Trades the password for a pass to change the own data with; answers why not, or null when the pass is here. */
async function takeEditPass(memberIdx: number, password: string, language: Language): Promise<string | null> {
  const body = { memberIdx, password };
  const answer = await call("POST /info/check-password", { body }, { handled: true });
  if (!answer.ok) return failureSentence(answer.failure, language);
  const { editToken, expiresAt } = answer.value;
  saveEditPass({ memberIdx, token: editToken, endsAt: await endByOwnClock(expiresAt) });
  return null;
}

/** The pass lives by the server's clock, this browser's may be wrong; without an answer the server will tell. */
async function endByOwnClock(expiresAt: string): Promise<number> {
  const session = await loadSession().catch(() => null);
  // Real clock: the end of a pass is kept by this browser's clock.
  const serverNow = session?.signedIn ? session.now : Date.now();
  // Real clock: the end of a pass is kept by this browser's clock.
  return Date.now() + Math.max(0, Date.parse(expiresAt) - serverNow);
}
