"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { Field, fieldWiring } from "@/components/form/field";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { DateInput } from "@/components/ui/date-input";
import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import { type StopDraft, stopProblem } from "./stop-draft";

type Props = {
  draft: StopDraft;
  courses: StaffSheet["courses"];
  isBusy: boolean;
  failure: string | null;
  onChange: (draft: StopDraft) => void;
  onPreview: () => void;
};

/** The form of a stop: period, courses and reason. */
export function StopSpanStep({ draft, courses, isBusy, failure, onChange, onPreview }: Props) {
  const t = useTranslations("ishm.sheet.weather");
  const form = useTranslations("ishm.form.reasons");
  const [isRefused, setRefused] = useState(false);
  const problem = isRefused ? stopProblem(draft) : null;
  const change = (part: Partial<StopDraft>) => onChange({ ...draft, ...part });
  const courseError = problem === "courses" ? t("coursesNeeded") : null;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const isWrong = stopProblem(draft) !== null;
        setRefused(isWrong);
        if (!isWrong && !isBusy) onPreview();
      }}
    >
      <div className="grid grid-cols-2 gap-4">
        {(["from", "to"] as const).map((end) => {
          const error = end === "to" && problem === "order" ? t("order") : undefined;
          return (
            <Field key={end} id={`stop-${end}`} label={t(end)} error={error}>
              <DateInput
                {...fieldWiring(`stop-${end}`, { error })}
                type="time"
                value={draft[end]}
                onChange={(event) => change({ [end]: event.target.value })}
              />
            </Field>
          );
        })}
      </div>
      <fieldset>
        <legend className="mb-1 text-caption font-semibold">{t("courses")}</legend>
        <p role="alert" className="text-caption font-medium text-bad empty:hidden">
          {courseError}
        </p>
        <div className="flex flex-wrap gap-x-6">
          {courses.map(({ courseCode, courseName }) => (
            <CheckboxField
              key={courseCode}
              label={courseName}
              checked={draft.courseCodes.includes(courseCode)}
              onChange={({ target }) =>
                change({
                  courseCodes: target.checked
                    ? [...draft.courseCodes, courseCode]
                    : draft.courseCodes.filter((one) => one !== courseCode),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <TextField
        label={t("reason")}
        hint={t("reasonHint")}
        error={problem === "reason" ? form("required") : undefined}
        value={draft.reason}
        maxLength={200}
        onChange={(event) => change({ reason: event.target.value })}
      />
      <p role="alert" className="text-bad empty:hidden">
        {failure}
      </p>
      <Button type="submit" size="small" className="self-end" isBusy={isBusy}>
        {t("look")}
      </Button>
    </form>
  );
}
