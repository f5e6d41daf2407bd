"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSession } from "@/components/feedback/session-provider";
import { CheckboxField } from "@/components/form/checkbox-field";
import { ErrorSummary } from "@/components/form/error-summary";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useCheckedForm } from "@/components/form/use-checked-form";
import {
  announcedSeconds,
  clockText,
  useSecondsLeft,
} from "@/components/member/shared/data/use-seconds-left";
import type { PageLanguage } from "@/components/member/shared/page-context";
import { saveDormantProof } from "@/components/member/shared/proof/dormant-proof";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { type DayWriter, formatDeadline } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { page } from "@/lib/web/runtime/page";
import {
  type LoginPreference,
  readLoginPreference,
  writeLoginPreference,
} from "@/lib/web/runtime/session/login-preference";

type Props = PageLanguage & {
  clubCode: string;
  formats: ClubFormats;
  isAdmin: boolean;
  wantedPath: string;
  onSignedIn(): void;
};

/** Id, password, remember-me. What is wrong stands in a summary that takes the focus; what was typed stays. */
export function LoginForm({ formats, ...context }: Props) {
  const { clubCode } = context;
  const t = useTranslations("login");
  const common = useTranslations("common");
  const [preference] = useState<LoginPreference | null>(() => readLoginPreference(clubCode));
  const { send, lock } = useLogin(context);
  const form = useCheckedForm({
    initial: { id: preference?.id ?? "", password: "", chk: preference?.chk ?? false },
    check: ({ id, password }) => ({
      id: id.trim() ? undefined : t("idRequired"),
      password: password ? undefined : t("passwordRequired"),
    }),
    send: async (fields) => {
      const failure = await send(fields);
      if (failure !== null) return { fieldId: "password", message: failure, isWhole: true };
      writeLoginPreference({ code: clubCode, id: fields.chk ? fields.id.trim() : "", chk: fields.chk });
      return "leaving";
    },
  });
  return (
    <form ref={form.ref} noValidate method="post" className="mt-8 flex flex-col gap-6" onSubmit={form.submit}>
      <ErrorSummary title={t("errors.title")} errors={form.errors} attempt={form.attempt} />
      {lock ? <LockNotice lock={lock} writer={{ language: context.language, formats }} /> : null}
      <TextField
        {...form.field("id")}
        label={t("id")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <PasswordField
        {...form.field("password")}
        label={t("password")}
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        autoComplete="current-password"
        maxLength={128}
      />
      <CheckboxField {...form.box("chk")} label={t("remember")} hint={t("rememberHint")} />
      <SubmitButton form={form} size="large" busyText={t("submitting")} className="w-full">
        {t("submit")}
      </SubmitButton>
      <p className="visually-hidden" role="status">
        {form.isBusy ? common("loading") : ""}
      </p>
    </form>
  );
}

type Options = PageLanguage & {
  clubCode: string;
  isAdmin: boolean;
  wantedPath: string;
  /** Signed in, and nothing has to be answered first. */
  onSignedIn(): void;
};
type Fields = { id: string; password: string; chk: boolean };

/**
 * Sends the sign-in; answers why it failed, or null. A session opens the page that was wanted, or first what it has to answer
 * (`LoginView` sees it come); a sleeping account opens the page that wakes it.
 */
function useLogin({ clubCode, isAdmin, wantedPath, language, defaultLanguage, onSignedIn }: Options) {
  const t = useTranslations("login.lock");
  const { announce } = useSession();
  const [lock, setLock] = useState<Lock | null>(null);

  const send = async ({ id, password, chk }: Fields): Promise<string | null> => {
    setLock(null);
    const answer = await call(
      "POST /member/login",
      { body: { clubCode, id: id.trim(), password, chk, isAdmin } },
      { handled: true },
    );
    if (!answer.ok) {
      // Real clock: counts down from the seconds that the server named.
      const locked = lockOf(answer.failure, Date.now());
      setLock(locked);
      return locked ? t("title") : failureSentence(answer.failure, language);
    }
    if (answer.value.inactive) {
      const { id: own, inactiveDate, activationToken } = answer.value;
      saveDormantProof({ id: own, since: inactiveDate, activationToken, next: wantedPath });
      page.open(localePath(paths.dormant(), language, defaultLanguage));
      return null;
    }
    announce("signed-in");
    if (answer.value.pending === null) onSignedIn();
    return null;
  };
  return { send, lock };
}

/** The server says until when, and how long that is from now on: browsers' clocks are wrong too often. */
function lockOf({ msgCode, msgVar }: CallFailure, now: number): Lock | null {
  if (msgCode !== "AUTH_LOCKED") return null;
  const [until = "", seconds] = msgVar;
  const leftMs = seconds === undefined ? Date.parse(until) - now : Number(seconds) * 1000;
  return { until, endsAt: until.startsWith("9999") ? null : now + Math.max(0, leftMs) };
}

/** A lock by wrong passwords; `endsAt` by this browser's clock, null: until the password is reset. */
type Lock = { until: string; endsAt: number | null };

/** How long a sign-in is locked still, seen every second and said seldom. */
function LockNotice({ lock, writer }: { lock: Lock; writer: DayWriter }) {
  const t = useTranslations("login.lock");
  const secondsLeft = useSecondsLeft(lock.endsAt);
  const said = announcedSeconds(secondsLeft);
  if (lock.endsAt === null)
    return <p className="border-s-3 border-warn bg-warn-tint px-4 py-3">{t("untilReset")}</p>;
  return (
    <div className="border-s-3 border-warn bg-warn-tint px-4 py-3">
      {secondsLeft > 0 ? (
        <>
          <p>{t("until", { time: formatDeadline(lock.until, writer) })}</p>
          <p className="mt-1">
            {t("left")} <span className="font-semibold tabular-nums">{clockText(secondsLeft)}</span>
          </p>
        </>
      ) : (
        <p role="status">{t("over")}</p>
      )}
      <p role="status" className="visually-hidden">
        {secondsLeft > 0 && said !== null ? t("leftSaid", { seconds: said }) : ""}
      </p>
    </div>
  );
}
