"use client";

import { useTranslations } from "next-intl";
import { RadioField } from "@/components/form/radio-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { TimeField } from "@/components/form/time-field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { slotState, type WeekdayCode } from "@/lib/contract/code-values/tee-sheets";
import { dayKinds, minutesToTurn } from "@/lib/shared/tee-times/templates";
import { CodeChecks } from "../board/form/code-checks";
import { useCodeOptions } from "../board/form/use-code-options";
import type { FormFields } from "../form/use-office-form";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import {
  defaultIntervalOf,
  type SavedTeeTimes,
  seasonName,
  type TeeDraft,
  type TemplateDraft,
} from "./tee-draft";

type Props = {
  form: FormFields<TeeDraft>;
  saved: SavedTeeTimes;
  place: number;
  template: TemplateDraft;
  onRemove: () => void;
};
type FieldsProps = Omit<Props, "onRemove"> & { onChange: (part: Partial<TemplateDraft>) => void };

/** The form of one template. */
export function TemplatePanel({ onRemove, ...props }: Props) {
  const t = useTranslations("ishm.teeTimes");
  const { form, place } = props;
  const { draft, canSave } = form;
  const onChange = (part: Partial<TemplateDraft>) =>
    form.change({ templates: draft.templates.map((one, at) => (at === place ? { ...one, ...part } : one)) });
  return (
    <Panel
      title={t("template")}
      side={
        canSave ? (
          <Button size="small" variant="quiet" onClick={onRemove}>
            <Icon name="trash" size={18} />
            {t("remove")}
          </Button>
        ) : undefined
      }
    >
      <fieldset disabled={!canSave} className="flex flex-col gap-4">
        <legend className="visually-hidden">{t("template")}</legend>
        <TimeFields {...props} onChange={onChange} />
        <DayFields {...props} onChange={onChange} />
        <PartyFields {...props} onChange={onChange} />
        <HeldFields {...props} onChange={onChange} />
      </fieldset>
    </Panel>
  );
}

const { blocked, membersOnly } = slotState;
const grid = "grid items-start gap-4 min-[35rem]:grid-cols-2";

function wired({ form, place }: Pick<FieldsProps, "form" | "place">, field: keyof TemplateDraft) {
  const id = `templates.${place}.${field}`;
  return { id, error: form.errorOf(id) };
}

function TimeFields({ form, saved, place, template, onChange }: FieldsProps) {
  const t = useTranslations("ishm.teeTimes");
  const { language } = useOffice();
  const periods = useCodeOptions("periods", template.period);
  const seasons = form.draft.seasons.map((one) => ({
    value: one.seasonCode,
    label: seasonName(one, language),
  }));
  const of = { form, place };
  const usual = defaultIntervalOf(saved)(template.period, template.dayKind === "WEEKEND");
  return (
    <div className={grid}>
      <SelectField
        {...wired(of, "seasonCode")}
        label={t("season")}
        options={seasons}
        value={template.seasonCode}
        onChange={({ target }) => onChange({ seasonCode: target.value })}
      />
      <SelectField
        {...wired(of, "period")}
        label={t("period")}
        options={periods}
        value={template.period}
        onChange={({ target }) => onChange({ period: target.value })}
      />
      {(["firstTee", "lastTee"] as const).map((field) => (
        <TimeField
          key={field}
          {...wired(of, field)}
          label={t(field)}
          value={template[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      ))}
      <TextField
        {...wired(of, "interval")}
        label={t("interval")}
        hint={t("followsClub", { value: usual })}
        inputMode="numeric"
        maxLength={3}
        value={template.interval}
        onChange={({ target }) => onChange({ interval: target.value })}
      />
    </div>
  );
}

function DayFields({ form, saved, place, template, onChange }: FieldsProps) {
  const t = useTranslations("ishm.teeTimes");
  const weekdays = useCodeOptions("weekCodes");
  const of = { form, place };
  const courses = saved.courses.map(({ courseCode, courseName }) => ({
    value: courseCode,
    label: courseName,
  }));
  return (
    <>
      <RadioField
        {...wired(of, "dayKind")}
        label={t("days")}
        options={dayKinds.map((kind) => ({ value: kind, label: t(`dayKinds.${kind}`) }))}
        value={template.dayKind}
        onChange={({ target }) => onChange({ dayKind: target.value as TemplateDraft["dayKind"] })}
      />
      {template.dayKind === "CHOSEN" ? (
        <CodeChecks
          {...wired(of, "weekCodes")}
          label={t("weekdays")}
          options={weekdays}
          chosen={template.weekCodes}
          isReadOnly={!form.canSave}
          onChange={(weekCodes) => onChange({ weekCodes: weekCodes as WeekdayCode[] })}
        />
      ) : null}
      <CodeChecks
        {...wired(of, "courseCodes")}
        label={t("courses")}
        options={courses}
        chosen={template.courseCodes}
        isReadOnly={!form.canSave}
        onChange={(courseCodes) => onChange({ courseCodes: [...courseCodes] })}
      />
    </>
  );
}

function PartyFields({ form, saved, place, template, onChange }: FieldsProps) {
  const t = useTranslations("ishm.teeTimes");
  return (
    <div className={grid}>
      {(["minPlayers", "maxPlayers"] as const).map((field) => (
        <TextField
          key={field}
          {...wired({ form, place }, field)}
          label={t(field)}
          hint={t("followsClub", { value: saved.defaults[field] })}
          inputMode="numeric"
          maxLength={1}
          value={template[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      ))}
      <TextField
        {...wired({ form, place }, "lunchMinutes")}
        label={t("lunchMinutes")}
        hint={t("lunchHint", { minutes: minutesToTurn })}
        inputMode="numeric"
        maxLength={3}
        value={template.lunchMinutes}
        onChange={({ target }) => onChange({ lunchMinutes: target.value })}
      />
    </div>
  );
}

function HeldFields({ form, place, template, onChange }: FieldsProps) {
  const t = useTranslations("ishm.teeTimes");
  const types = useCodeOptions("memberTypes");
  const of = { form, place };
  const isHeld = template.heldPercent.trim() !== "" && template.heldPercent.trim() !== "0";
  return (
    <>
      <TextField
        {...wired(of, "heldPercent")}
        label={t("heldPercent")}
        hint={t("heldHint")}
        inputMode="numeric"
        maxLength={3}
        className="max-w-40"
        value={template.heldPercent}
        onChange={({ target }) => onChange({ heldPercent: target.value })}
      />
      {isHeld ? (
        <RadioField
          {...wired(of, "heldFor")}
          label={t("heldFor")}
          options={(["90", "60"] as const).map((value) => ({ value, label: t(`heldKinds.${value}`) }))}
          value={template.heldFor}
          onChange={({ target }) =>
            onChange({ heldFor: target.value === membersOnly ? membersOnly : blocked })
          }
        />
      ) : null}
      {isHeld && template.heldFor === membersOnly ? (
        <CodeChecks
          {...wired(of, "memberTypes")}
          label={t("memberTypes")}
          options={types}
          chosen={template.memberTypes}
          isReadOnly={!form.canSave}
          onChange={(memberTypes) => onChange({ memberTypes: [...memberTypes] })}
        />
      ) : null}
    </>
  );
}
