"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DateField } from "@/components/form/date-field";
import { FormFoot, FormFrame } from "../form/form-frame";
import { Panel } from "../frame/panel";
import { DayPreview } from "./day-preview";
import { SeasonsPanel } from "./season-fields";
import { SpanPanel } from "./span-panel";
import { StrandedPanel } from "./stranded-panel";
import type { SavedTeeTimes } from "./tee-draft";
import { TemplatePanel } from "./template-fields";
import { TemplateList } from "./template-list";
import { useTeeForm } from "./use-tee-form";

type Props = {
  saved: SavedTeeTimes;
  planDate: string;
  today: string;
  /** Grows with every save. */
  edition: number;
  onSaved: (fromDate: string) => Promise<unknown>;
};

/** One version of the tee times: seasons, templates, the day that comes out, and the sheets that are laid by it. */
export function TeeTimesForm({ saved, planDate, today, edition, onSaved }: Props) {
  const t = useTranslations("ishm.teeTimes");
  const [chosen, setChosen] = useState<number | null>(null);
  const [date, setDate] = useState(planDate > today ? planDate : today);
  const { form, isRight, known } = useTeeForm({
    saved,
    planDate,
    fromDate: planDate > today ? planDate : today,
    onInvalid: (field) => {
      const place = /^templates\.(\d+)\./.exec(field)?.[1];
      if (place !== undefined) setChosen(Number(place));
    },
    onSaved,
  });
  const { draft } = form;
  const template = chosen === null ? undefined : draft.templates[chosen];
  return (
    <FormFrame form={form}>
      <SeasonsPanel form={form} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 min-[68.75rem]:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div className="flex flex-col gap-5">
          <TemplateList form={form} saved={form.saved} chosen={chosen} onChoose={setChosen} />
          {template && chosen !== null ? (
            <TemplatePanel
              key={template.key}
              form={form}
              saved={form.saved}
              place={chosen}
              template={template}
              onRemove={() => {
                setChosen(null);
                form.change({ templates: draft.templates.filter((_, place) => place !== chosen) });
              }}
            />
          ) : null}
        </div>
        <DayPreview draft={draft} isRight={isRight} date={date} onDate={setDate} />
      </div>
      <Panel title={t("from")}>
        <DateField
          {...form.text("fromDate")}
          id="fromDate"
          label={t("fromDate")}
          hint={t("fromHint")}
          min={today}
          fieldClassName="max-w-72"
        />
        <StrandedPanel known={known} />
      </Panel>
      <SpanPanel today={today} isDirty={form.isDirty} edition={edition} />
      <FormFoot />
    </FormFrame>
  );
}
