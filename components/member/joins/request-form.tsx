"use client";

import { useTranslations } from "next-intl";
import { ClubDateField } from "@/components/form/club-date-field";
import { ErrorSummary } from "@/components/form/error-summary";
import { SelectField } from "@/components/form/select-field";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { TimeField } from "@/components/form/time-field";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { clubClock } from "@/components/member/shared/data/club-clock";
import { useFirstFieldFocus } from "@/components/member/shared/layout/focus";
import type { PageContext } from "@/components/member/shared/page-context";
import type { CallOutput } from "@/lib/contract/routes";
import { readDate } from "@/lib/shared/time/calendar";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";

type Limits = CallOutput<"GET /ext/joins">["limits"];
type Props = { limits: Limits; context: PageContext; onMade: () => Promise<unknown>; close: () => void };

type Values = {
  fromDate: string;
  toDate: string;
  fromTime: string;
  toTime: string;
  with: string;
  partner: string;
};

/** A new request: days, hours, alone or with a partner. */
export function RequestForm({ limits, context, onMade, close }: Props) {
  const t = useTranslations("joins.requests");
  const shared = useTranslations("account.shared");
  const form = useRequest({ limits, context, onMade, close });
  useFirstFieldFocus(form.ref);
  const today = clubClock.today(context.formats.standardTimeZone);
  const span = { min: today, max: limits.lastDate };
  const partners = ["ALONE", ...(limits.guests ? ["GUEST"] : []), "MEMBER"] as const;
  const isPair = form.values.with !== "ALONE";
  return (
    <form
      ref={form.ref}
      noValidate
      method="post"
      className="flex max-w-[27.5rem] flex-col gap-6"
      onSubmit={form.submit}
    >
      <ErrorSummary title={shared("errorsTitle")} errors={form.errors} attempt={form.attempt} />
      <ClubDateField formats={context.formats} {...form.field("fromDate")} label={t("fromDate")} {...span} />
      <ClubDateField formats={context.formats} {...form.field("toDate")} label={t("toDate")} {...span} />
      <TimeField {...form.field("fromTime")} label={t("fromTime")} />
      <TimeField {...form.field("toTime")} label={t("toTime")} />
      <SelectField
        {...form.field("with")}
        label={t("with")}
        options={partners.map((value) => ({
          value,
          label: t(`partners.${value as (typeof kinds)[number]}`),
        }))}
      />
      {isPair ? (
        <TextField
          {...form.field("partner")}
          label={form.values.with === "GUEST" ? t("guestName") : t("memberId")}
          maxLength={40}
        />
      ) : null}
      <SubmitButton form={form} busyText={t("sending")}>
        {t("send")}
      </SubmitButton>
    </form>
  );
}

const kinds = ["ALONE", "GUEST", "MEMBER"] as const;

/** Sends a request; a refusal stands at the field that it is about. */
function useRequest({ limits, context, onMade, close }: Props) {
  const t = useTranslations("joins.requests");
  const today = clubClock.today(context.formats.standardTimeZone);
  const initial: Values = {
    fromDate: today,
    toDate: limits.lastDate,
    fromTime: "06:00",
    toTime: "18:00",
    with: "ALONE",
    partner: "",
  };
  return useCheckedForm<Values>({
    initial,
    check: ({ fromDate, toDate, fromTime, toTime, with: kind, partner }) => ({
      fromDate: readDate(fromDate) ? undefined : t("dayMissing"),
      toDate: readDate(toDate) ? (toDate >= fromDate ? undefined : t("dayWrong")) : t("dayMissing"),
      fromTime: fromTime ? undefined : t("timeMissing"),
      toTime: toTime && toTime >= fromTime ? undefined : t("timeWrong"),
      partner: kind === "ALONE" || partner.trim() ? undefined : t("partnerMissing"),
    }),
    send: async ({ with: kind, partner, ...span }) => {
      const named = kind === "GUEST" ? { name: partner.trim() } : { memberId: partner.trim() };
      const body = kind === "ALONE" ? span : { ...span, partner: named };
      const answer = await call("POST /ext/join-requests", { body }, { handled: true });
      if (answer.ok) {
        close();
        await onMade();
        return null;
      }
      const fieldId = answer.failure.msgVar?.includes("partner") ? "partner" : "fromDate";
      return { fieldId, message: await failureSentence(answer.failure, context.language) };
    },
  });
}
