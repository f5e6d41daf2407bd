"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { ErrorSummary } from "@/components/form/error-summary";
import { SelectField } from "@/components/form/select-field";
import { Button } from "@/components/ui/button";
import { formatDateTime } from "@/lib/shared/date-format";
import { mostPlayers } from "@/lib/web/draws/application";
import { ranked } from "@/lib/web/runtime/ranked";
import { Refusal } from "../account/refusal";
import { ChoiceRow } from "./choice-row";
import { CompanionRow } from "./companion-row";
import { FrequentCompanions } from "./frequent-companions";
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

/** Up to so many ranked wishes, who plays along, and the act that enters the draw. */
export function ApplicationForm({ onDone, onGiveUp, ...asked }: Props) {
  const t = useTranslations("draws.mine");
  const common = useTranslations("common");
  const { post, application, place } = asked;
  const form = useApplication(asked, onDone);
  const { draft, faults } = form;
  const errorOf = (fieldId: string) => {
    const found = faults.find((one) => one.fieldId === fieldId);
    return found ? t(`faults.${found.fault}`) : undefined;
  };
  const errors = faults.map(({ fieldId, fault }) => ({ fieldId, message: t(`faults.${fault}`) }));
  const counts = Array.from(
    { length: mostPlayers - post.minPlayers + 1 },
    (_, more) => post.minPlayers + more,
  );
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
      <div>
        <h2 id="apply-heading" tabIndex={-1} className="font-serif text-section">
          {t(application ? "editTitle" : "applyTitle")}
        </h2>
        <p className="mt-2 text-ink-2">{t("until", { time: formatDateTime(post.applyTo, place.formats) })}</p>
        {post.eligibility ? (
          <p className="mt-1 text-ink-2">
            {t("standing", {
              weight: post.eligibility.weightPreview.toFixed(2),
              used: post.eligibility.monthUsed,
              limit: post.eligibility.monthLimit,
            })}
          </p>
        ) : null}
        {form.isRestored ? <p className="mt-2 text-info">{t("restored")}</p> : null}
      </div>
      <ErrorSummary title={t("errorsTitle")} errors={errors} attempt={form.attempt} />
      {ranked(draft.choices).map(({ rank, wish }) => (
        <ChoiceRow
          key={rank}
          {...{ rank, post, place, errorOf }}
          choice={wish}
          onChange={(part) => form.changeChoice(rank - 1, part)}
        />
      ))}
      <fieldset className="grid min-w-0 grid-cols-1 gap-5 border-t border-pine-800 pt-5">
        <legend className="float-start font-serif text-sub">{t("players")}</legend>
        <SelectField
          name="player-count"
          label={t("playerCount")}
          hint={t("playersHint", { players: post.minPlayers })}
          value={String(draft.playerCount)}
          options={counts.map((count) => ({ value: String(count), label: t("playersOf", { count }) }))}
          onChange={(event) => form.change({ playerCount: Number(event.target.value) })}
        />
        <FrequentCompanions
          draft={draft}
          onChoose={(position, companion) => form.changeCompanion(position, companion)}
        />
        {draft.companions.slice(0, draft.playerCount - 1).map((companion, position) => (
          <CompanionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the party
            key={position}
            number={position + 1}
            {...{ companion, place, errorOf }}
            onChange={(part) => form.changeCompanion(position, part)}
          />
        ))}
      </fieldset>
      <CheckboxField
        name="agree"
        label={t("agree")}
        checked={draft.agree}
        error={errorOf("agree")}
        onChange={(event) => form.change({ agree: event.target.checked })}
      />
      <div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="binding" size="large" isBusy={form.isBusy} busyText={t("sending")}>
            {t(application ? "saveEdit" : "apply")}
          </Button>
          {onGiveUp ? (
            <Button
              variant="outline"
              size="large"
              onClick={() => {
                form.forget();
                onGiveUp();
              }}
            >
              {common("cancel")}
            </Button>
          ) : null}
        </div>
        <Refusal>{form.refusal}</Refusal>
      </div>
    </form>
  );
}
