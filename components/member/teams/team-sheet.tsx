"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/web/api/browser";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";
import { Facts, Group } from "../account/facts";
import { Refusal } from "../account/refusal";
import type { Season, TeamForm, TeamPlace } from "./place";
import { TeamDates } from "./team-dates";
import { TeamState } from "./team-state";

type Props = {
  memberIdx: number;
  form: TeamForm;
  season: Season | null;
  place: TeamPlace;
  onEdit(): void;
  onWithdrawn(): Promise<void>;
};

/** A form that the club has: its state, what it says, its dates, and what may still be done. */
export function TeamSheet({ memberIdx, form, season, place, onEdit, onWithdrawn }: Props) {
  const t = useTranslations("teams");
  const { run, isBusy } = useOnce();
  const [refusal, setRefusal] = useState<string | null>(null);
  const nameOf = (list: readonly { value: string; label: string }[], key: string) =>
    list.find(({ value }) => value === key)?.label ?? key;
  const { codes } = place;
  const withdraw = () =>
    run(async () => {
      setRefusal(null);
      const texts = { title: t("withdrawTitle"), message: t("withdrawText"), confirm: t("withdraw") };
      if (form.teamFormIdx === null || !(await showConfirm(texts))) return;
      const input = { params: { id: String(form.teamFormIdx) }, query: { lang: place.language } };
      const answer = await call("DELETE /reservation/team/form/{id}", input, { handled: true });
      if (!answer.ok) return setRefusal(await failureSentence(answer.failure, place.language));
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
          <TeamDates {...{ memberIdx, form, season, place }} />
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
