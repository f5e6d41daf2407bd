"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { ErrorSummary } from "@/components/form/error-summary";
import { ranked } from "@/lib/web/runtime/ranked";
import { BindingFoot } from "../layout/binding-foot";
import { ApplicationHead } from "./application-head";
import { ChoiceRow } from "./choice-row";
import { PartyPart } from "./party-part";
import type { Application, DrawPlace, MemberPost } from "./place";
import { useApplication } from "./use-application";

type Props = {
  memberIdx: number;
  post: MemberPost;
  application: Application | null;
  place: DrawPlace;
  onDone(): Promise<void>;
  /** Leaves an edit as it was; null for a new application. */
  onGiveUp: (() => void) | null;
};

/** Up to so many ranked choices, who plays along, and the action that enters the draw. */
export function ApplicationForm({ onDone, onGiveUp, ...asked }: Props) {
  const t = useTranslations("draws.mine");
  const { post, application, place } = asked;
  const form = useApplication(asked, onDone);
  const { draft, faults, isBusy, isRestored, refusal } = form;
  const errors = faults.map(({ fieldId, fault }) => ({ fieldId, message: t(`faults.${fault}`) }));
  const errorOf = (fieldId: string) => errors.find((one) => one.fieldId === fieldId)?.message;
  const giveUp = () => {
    form.forget();
    onGiveUp?.();
  };
  return (
    <form
      noValidate
      method="post"
      aria-labelledby="apply-heading"
      className="grid grid-cols-1 gap-8 text-reading"
      onSubmit={(event) => {
        event.preventDefault();
        void form.send();
      }}
    >
      <ApplicationHead {...{ post, place, isRestored }} isEdit={application !== null} />
      <ErrorSummary title={t("errorsTitle")} errors={errors} attempt={form.attempt} />
      {ranked(draft.choices).map(({ rank, input }) => (
        <ChoiceRow
          key={rank}
          {...{ rank, post, place, errorOf }}
          choice={input}
          onChange={(part) => form.changeChoice(rank - 1, part)}
        />
      ))}
      <PartyPart {...{ post, place, form, errorOf }} />
      <CheckboxField
        name="agree"
        label={t("agree")}
        checked={draft.agree}
        error={errorOf("agree")}
        onChange={(event) => form.change({ agree: event.target.checked })}
      />
      <BindingFoot
        {...{ isBusy, refusal }}
        word={t(application ? "saveEdit" : "apply")}
        busyText={t("sending")}
        onGiveUp={onGiveUp && giveUp}
      />
    </form>
  );
}
