"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DateField } from "@/components/form/date-field";
import { FieldError } from "@/components/form/field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { readDate } from "@/lib/shared/time/calendar";
import { CodeChecks } from "../../board/form/code-checks";
import { useCodeOptions } from "../../board/form/use-code-options";
import { Panel } from "../../frame/panel";
import type { DrawPart } from "../form/draw-draft";
import { useDrawNames } from "../use-draw-names";
import { PoolPreview } from "./pool-preview";

type Props = DrawPart & { drawPostIdx: number | undefined; onDates: (playDates: readonly string[]) => void };

/** The pool of a draw: days, parts, courses and member types, with the number of slots that it has now. */
export function PoolPanel({ draft, errorOf, isReadOnly, onChange, drawPostIdx, onDates }: Props) {
  const t = useTranslations("ishm.draws.form");
  return (
    <Panel title={t("pool")}>
      <PlayDates
        dates={draft.playDates}
        error={errorOf("playDates")}
        isReadOnly={isReadOnly}
        onChange={onDates}
      />
      <div className="grid items-start gap-x-8 gap-y-4 min-[56.25rem]:grid-cols-3">
        <CodeChecks
          id="periods"
          isReadOnly={isReadOnly}
          error={errorOf("periods")}
          label={t("fields.periods")}
          options={useCodeOptions("periods")}
          chosen={draft.periods}
          onChange={(periods) => onChange({ periods })}
        />
        <CodeChecks
          id="courseCodes"
          isReadOnly={isReadOnly}
          error={errorOf("courseCodes")}
          label={t("fields.courseCodes")}
          options={useCodeOptions("courses")}
          chosen={draft.courseCodes}
          onChange={(courseCodes) => onChange({ courseCodes })}
        />
        <CodeChecks
          id="memberTypes"
          isReadOnly={isReadOnly}
          error={errorOf("memberTypes")}
          label={t("fields.memberTypes")}
          options={useCodeOptions("memberTypes")}
          chosen={draft.memberTypes}
          onChange={(memberTypes) => onChange({ memberTypes })}
        />
      </div>
      <PoolPreview draft={draft} drawPostIdx={drawPostIdx} />
    </Panel>
  );
}

type DatesProps = {
  dates: readonly string[];
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (dates: readonly string[]) => void;
};

function PlayDates({ dates, error, isReadOnly, onChange }: DatesProps) {
  const t = useTranslations("ishm.draws.form");
  const names = useDrawNames();
  const [day, setDay] = useState("");
  const canAdd = readDate(day) === day && !dates.includes(day);
  return (
    <fieldset>
      <legend className="mb-1.5 text-caption font-semibold">{t("fields.playDates")}</legend>
      <ul className="mb-3 flex flex-wrap gap-2 empty:hidden">
        {dates.map((date) => (
          <li
            key={date}
            className="inline-flex min-h-9 items-center gap-1 rounded-control border border-line-2 ps-3"
          >
            {names.day(date)}
            {isReadOnly ? null : (
              <button
                type="button"
                aria-label={t("removeDate", { day: names.day(date) })}
                onClick={() => onChange(dates.filter((one) => one !== date))}
                className="inline-flex size-9 items-center justify-center rounded-control hover:bg-hover"
              >
                <Icon name="close" size={16} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {isReadOnly ? null : (
        <div className="flex flex-wrap items-end gap-3">
          <DateField
            id="playDates"
            label={t("nextDate")}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
          <Button
            variant="outline"
            disabled={!canAdd}
            onClick={() => {
              onChange([...dates, day].sort());
              setDay("");
            }}
          >
            {t("addDate")}
          </Button>
        </div>
      )}
      {error ? <FieldError id="playDates-list">{error}</FieldError> : null}
    </fieldset>
  );
}
