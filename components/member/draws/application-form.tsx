"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { ErrorSummary } from "@/components/form/error-summary";
import { memberDraft, type SavedForm, useSavedForm } from "@/components/member/shared/form/use-saved-form";
import { BindingFoot } from "@/components/member/shared/layout/binding-foot";
import { formatDeadline } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import {
  type ApplicationDraft,
  type ChoiceDraft,
  type CompanionDraft,
  draftFaults,
  draftOf,
  inputOf,
} from "@/lib/web/draws/application";
import { createCallKey } from "@/lib/web/my/call-key";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { ranked } from "@/lib/web/runtime/ranked";
import { ChoiceRow } from "./choice-row";
import type { Application, DrawContext, MemberPost } from "./draw-types";
import { PartyPart } from "./party-part";

type Props = {
  memberIdx: number;
  post: MemberPost;
  application: Application | null;
  context: DrawContext;
  onDone(): Promise<void>;
  /** Leaves an edit as it was; null for a new application. */
  onGiveUp: (() => void) | null;
};

/** The form of a draw: ranked choices, companions and the consent. */
export function ApplicationForm({ onDone, onGiveUp, ...asked }: Props) {
  const t = useTranslations("draws.mine");
  const { post, application, context } = asked;
  const { form, changeChoice, changeCompanion } = useApplication(asked, onDone);
  const { values, errorOf } = form;
  const giveUp = () => {
    form.forget();
    onGiveUp?.();
  };
  return (
    <form
      ref={form.ref}
      noValidate
      method="post"
      aria-labelledby="apply-heading"
      className="grid grid-cols-1 gap-8 text-reading"
      onSubmit={form.submit}
    >
      <ApplicationHead
        post={post}
        context={context}
        isRestored={form.isRestored}
        isEdit={application !== null}
      />
      <ErrorSummary title={t("errorsTitle")} errors={form.errors} attempt={form.attempt} />
      {ranked(values.choices).map(({ rank, input }) => (
        <ChoiceRow
          key={rank}
          rank={rank}
          post={post}
          context={context}
          errorOf={errorOf}
          choice={input}
          onChange={(part) => changeChoice(rank - 1, part)}
        />
      ))}
      <PartyPart post={post} context={context} form={form} changeCompanion={changeCompanion} />
      <CheckboxField {...form.box("agree")} label={t("agree")} />
      <BindingFoot
        isBusy={form.isBusy}
        refusal={form.refusal}
        word={t(application ? "saveEdit" : "apply")}
        busyText={t("sending")}
        onGiveUp={onGiveUp && giveUp}
      />
    </form>
  );
}

type Input = { memberIdx: number; post: MemberPost; application: Application | null; context: DrawContext };

/** The form of an application, saved in the tab until the club has it; a repeated sending is one application. */
function useApplication({ memberIdx, post, application, context }: Input, onDone: () => Promise<void>) {
  const t = useTranslations("draws.mine.faults");
  const keyOf = useRef(createCallKey());
  const form: SavedForm<ApplicationDraft> = useSavedForm({
    draft: memberDraft("draw", memberIdx, post.drawPostIdx),
    dirtyKey: "draw",
    initial: draftOf(post, application, memberIdx),
    check: (draft) => Object.fromEntries(draftFaults(draft).map(({ fieldId, fault }) => [fieldId, t(fault)])),
    send: async (draft) => {
      const body = inputOf(post, draft, application?.drawIdx ?? null);
      const options = { handled: true, idempotencyKey: keyOf.current(body) };
      const answer = await call(
        "POST /reservation/draw",
        { query: { lang: context.language }, body },
        options,
      );
      if (!answer.ok) {
        return { fieldId: null, message: await failureSentence(answer.failure, context.language) };
      }
      form.forget();
      await onDone();
      return null;
    },
  });
  return {
    form,
    changeChoice: (index: number, part: Partial<ChoiceDraft>) =>
      form.change({ choices: replaced(form.current().choices, index, part) }),
    changeCompanion: (index: number, part: Partial<CompanionDraft>) =>
      form.change({ companions: replaced(form.current().companions, index, part) }),
  };
}

function replaced<T>(list: readonly T[], index: number, part: Partial<T>): T[] {
  return list.map((one, position) => (position === index ? { ...one, ...part } : one));
}

type ApplicationHeadProps = { post: MemberPost; context: DrawContext; isEdit: boolean; isRestored: boolean };

/** Until when one may apply, and with which weight and share of the month. */
function ApplicationHead({ post, context, isEdit, isRestored }: ApplicationHeadProps) {
  const t = useTranslations("draws.mine");
  const { eligibility } = post;
  return (
    <div>
      <h2 id="apply-heading" tabIndex={-1} className="font-serif text-section">
        {t(isEdit ? "editTitle" : "applyTitle")}
      </h2>
      <p className="mt-2 text-ink-2">{t("until", { time: formatDeadline(post.applyTo, context) })}</p>
      {eligibility ? (
        <p className="mt-1 text-ink-2">
          {t("standing", {
            weight: (eligibility.weightPreview ?? 1).toFixed(2),
            used: eligibility.monthUsed,
            limit: eligibility.monthLimit,
          })}
        </p>
      ) : null}
      {isRestored ? <p className="mt-2 text-info">{t("restored")}</p> : null}
    </div>
  );
}
