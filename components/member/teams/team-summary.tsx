"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Facts, Group } from "@/components/member/shared/layout/facts";
import { Refusal } from "@/components/member/shared/layout/refusal";
import { Button } from "@/components/ui/button";
import { teamState } from "@/lib/contract/code-values/teams";
import { call } from "@/lib/web/api/browser";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";
import { TeamDates } from "./team-dates";
import type { Season, TeamContext, TeamForm } from "./team-types";

type Props = {
  memberIdx: number;
  form: TeamForm;
  season: Season | null;
  context: TeamContext;
  onEdit(): void;
  onWithdrawn(): Promise<void>;
};

/** A form that the club has: its state, what it says, its dates, and what may still be done. */
export function TeamSummary({ memberIdx, form, season, context, onEdit, onWithdrawn }: Props) {
  const t = useTranslations("teams");
  const { run, isBusy } = useOnce();
  const [refusal, setRefusal] = useState<string | null>(null);
  const nameOf = (list: readonly { value: string; label: string }[], key: string) =>
    list.find(({ value }) => value === key)?.label ?? key;
  const { codes } = context;
  const withdraw = () =>
    run(async () => {
      setRefusal(null);
      const texts = { title: t("withdrawTitle"), message: t("withdrawText"), confirm: t("withdraw") };
      if (form.teamFormIdx === null || !(await showConfirm(texts))) return;
      const input = { params: { id: String(form.teamFormIdx) }, query: { lang: context.language } };
      const answer = await call("DELETE /reservation/team/form/{id}", input, { handled: true });
      if (!answer.ok) return setRefusal(await failureSentence(answer.failure, context.language));
      await onWithdrawn();
    });
  return (
    <div className="max-w-[52rem] text-reading">
      <TeamState form={form} stateName={nameOf(codes.teamStates, form.state ?? "")} />
      {form.editable ? (
        <div className="mt-6">
          <div className="flex flex-wrap gap-3">
            <Button onClick={onEdit}>{t("edit")}</Button>
            <Button variant="outline" isBusy={isBusy} onClick={() => void withdraw()}>
              {t("withdraw")}
            </Button>
          </div>
          <Refusal>{refusal}</Refusal>
        </div>
      ) : null}
      <div className="mt-12">
        <Group id="dates" title={t("dates.title")}>
          <TeamDates memberIdx={memberIdx} form={form} season={season} context={context} />
        </Group>
        <Group id="sheet" title={t("sheet")}>
          <Facts
            facts={[
              [t("fields.teamCount"), form.teamCount],
              [t("fields.memberCount"), form.memberCount],
              [t("fields.presidentName"), `${form.presidentName}, ${form.presidentPhone}`],
              [t("fields.managerName"), `${form.managerName}, ${form.managerPhone}, ${form.managerEmail}`],
              [t("fields.rsvCycle"), nameOf(codes.rsvCycles, form.rsvCycle)],
              ...form.choices.map(
                (choice) =>
                  [
                    t("wish", { rank: choice.rank }),
                    [
                      nameOf(codes.weekTypes, choice.weekType),
                      nameOf(codes.weekCodes, choice.weekCode),
                      nameOf(codes.rsvHours, choice.rsvHour),
                      choice.courseCode ? nameOf(codes.courses, choice.courseCode) : t("anyCourse"),
                    ].join(" · "),
                  ] as const,
              ),
              [t("fields.note"), form.note],
            ]}
          />
        </Group>
      </div>
    </div>
  );
}

type TeamStateProps = { form: TeamForm; stateName: string };

const words = {
  [teamState.submitted]: "received",
  [teamState.reviewing]: "reviewed",
  [teamState.approved]: "approved",
  [teamState.rejected]: "rejected",
  [teamState.reserve]: "reserve",
  [teamState.withdrawn]: "withdrawn",
  [teamState.finished]: "over",
} as const;

/** The state of a form, with a sentence about the next step. */
function TeamState({ form, stateName }: TeamStateProps) {
  const t = useTranslations("teams.states");
  return (
    <section aria-labelledby="state-heading" className="rule-heavy bg-sheet px-7 py-7">
      <p className="text-caption text-ink-3">{form.teamName}</p>
      <h2 id="state-heading" tabIndex={-1} className="mt-1 font-serif text-section">
        {stateName}
      </h2>
      {form.state ? <p className="mt-2">{t(words[form.state])}</p> : null}
      {form.reviewReason ? (
        <p className="mt-2 font-semibold">{t("reason", { reason: form.reviewReason })}</p>
      ) : null}
      {form.reviewMemo ? <p className="mt-1 whitespace-pre-line text-ink-2">{form.reviewMemo}</p> : null}
    </section>
  );
}
