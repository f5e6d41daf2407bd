"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { ClubDateField } from "@/components/form/club-date-field";
import { ErrorSummary } from "@/components/form/error-summary";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { useFirstFieldFocus } from "@/components/member/shared/layout/focus";
import type { PageContext } from "@/components/member/shared/page-context";
import type { CallOutput } from "@/lib/contract/routes";
import { type DelegatedAct, delegatedActs } from "@/lib/shared/delegated-acts";
import { readDate } from "@/lib/shared/time/calendar";
import { formatDay } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";

export type DelegateLimits = CallOutput<"GET /ext/delegations">["limits"];
type Props = {
  memberIdx: number;
  limits: DelegateLimits;
  context: PageContext;
  onMade: (token: string) => Promise<void>;
  close: () => void;
};
type Values = Record<DelegatedAct, boolean> & {
  label: string;
  monthlyActs: string;
  endsOn: string;
  password: string;
};

const usual: Record<DelegatedAct, boolean> = {
  BOOK: true,
  CHANGE: true,
  CANCEL: true,
  DRAW: false,
  OFFER: false,
};

/** The acts, their number and the last day of a permission, confirmed by the password. */
export function InviteForm(props: Props) {
  const t = useTranslations("account.delegates.invite");
  const shared = useTranslations("account.shared");
  const words = useTranslations("delegations");
  const { limits, context } = props;
  const form = useInvite(props);
  useFirstFieldFocus(form.ref);
  return (
    <form
      ref={form.ref}
      noValidate
      method="post"
      className="flex max-w-[27.5rem] flex-col gap-6"
      onSubmit={form.submit}
    >
      <ErrorSummary title={shared("errorsTitle")} errors={form.errors} attempt={form.attempt} />
      <TextField {...form.field("label")} label={t("label")} hint={t("labelHint")} maxLength={40} />
      <fieldset>
        <legend className="mb-1 font-semibold">{t("acts")}</legend>
        {delegatedActs.map((act) => (
          <CheckboxField
            key={act}
            {...form.box(act)}
            label={words(`acts.${act}`)}
            fieldClassName="border-b border-line py-2"
          />
        ))}
      </fieldset>
      <TextField
        {...form.field("monthlyActs")}
        label={t("monthlyActs")}
        hint={t("monthlyActsHint", { count: limits.monthlyActs })}
        inputMode="numeric"
        maxLength={3}
      />
      <ClubDateField
        formats={context.formats}
        {...form.field("endsOn")}
        label={t("endsOn")}
        hint={t("endsOnHint", { date: formatDay(limits.lastEndsOn, context) })}
        max={limits.lastEndsOn}
      />
      <PasswordField
        {...form.field("password")}
        label={shared("password")}
        showLabel={shared("showPassword")}
        hideLabel={shared("hidePassword")}
        autoComplete="current-password"
        maxLength={128}
      />
      <SubmitButton form={form} busyText={shared("checking")}>
        {t("submit")}
      </SubmitButton>
    </form>
  );
}

const passwordWrong = 1401;

/** Checks the password and sends the invitation; a refusal stands at the field that it is about. */
function useInvite({ memberIdx, limits, context, onMade, close }: Props) {
  const t = useTranslations("account.delegates.invite");
  const shared = useTranslations("account.shared");
  const initial: Values = {
    ...usual,
    label: "",
    password: "",
    monthlyActs: String(limits.monthlyActs),
    endsOn: limits.lastEndsOn,
  };
  return useCheckedForm<Values>({
    initial,
    check: ({ label, monthlyActs, endsOn, password, ...acts }) => ({
      label: label.trim() ? undefined : t("labelMissing"),
      BOOK: delegatedActs.some((act) => acts[act]) ? undefined : t("actsMissing"),
      monthlyActs: isCount(monthlyActs, limits.monthlyActs)
        ? undefined
        : t("monthlyActsWrong", { count: limits.monthlyActs }),
      endsOn: readDate(endsOn) && endsOn <= limits.lastEndsOn ? undefined : t("endsOnWrong"),
      password: password ? undefined : shared("passwordMissing"),
    }),
    send: async ({ label, monthlyActs, endsOn, password, ...acts }) => {
      const checked = await call(
        "POST /info/check-password",
        { body: { memberIdx, password } },
        { handled: true },
      );
      if (!checked.ok)
        return { fieldId: "password", message: await failureSentence(checked.failure, context.language) };
      const answer = await call(
        "POST /ext/delegations",
        {
          body: {
            label: label.trim(),
            monthlyActs: Number(monthlyActs),
            endsOn,
            acts: delegatedActs.filter((act) => acts[act]),
          },
        },
        { handled: true, editToken: checked.value.editToken },
      );
      if (answer.ok) {
        close();
        await onMade(answer.value.token);
        return null;
      }
      const fieldId = answer.failure.code === passwordWrong ? "password" : "endsOn";
      return { fieldId, message: await failureSentence(answer.failure, context.language) };
    },
  });
}

function isCount(text: string, max: number): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= max;
}
