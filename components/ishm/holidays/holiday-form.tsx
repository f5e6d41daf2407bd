"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { DateField } from "@/components/form/date-field";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import { newHoliday, type StaffHoliday } from "@/lib/contract/tee-sheets/holidays";
import { schemaProblems } from "@/lib/web/office/schema-problems";
import { FormFoot } from "../form/form-foot";
import { NamesFields } from "../form/names-fields";
import { OfficeForm } from "../form/office-form";
import { useDraft } from "../form/use-draft";
import { useFormErrors } from "../form/use-form-errors";
import { useOffice } from "../frame/root/office-context";
import { ClosingNote } from "./closing-note";
import { createHolidayCall, entryTypes, holidayDraftOf, isEntryType } from "./holiday-draft";
import { useHolidaySave } from "./use-holiday-save";

type Props = {
  entry: StaffHoliday | null;
  date: string;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => Promise<void>;
};

/** A day, its kind and its name in every language; a closing says beforehand which bookings it meets. */
export function HolidayForm({ entry, date, onDirty, onSaved }: Props) {
  const t = useTranslations("ishm.holidays");
  const common = useTranslations("common.languageNames");
  const { language } = useOffice();
  // The name that the server asks for is of the language that the form began in.
  const [main] = useState(language);
  const { draft, isDirty, change } = useDraft(holidayDraftOf(entry, date));
  const saving = useHolidaySave({ entry, main, onSaved });
  const errors = useFormErrors({
    problems: schemaProblems(newHoliday, createHolidayCall(draft, main).body).map((problem) => ({
      ...problem,
      field: problem.field.replace("dateName", `i18n.${main}`),
    })),
    sentenceOf: ({ field, reason }) =>
      field === `i18n.${main}` && reason === "required"
        ? t("form.nameNeeded", { language: common(main) })
        : null,
    refusal: saving.refusal,
    refusalCount: saving.refusalCount,
  });
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  return (
    <OfficeForm
      errors={errors}
      canSave
      onSubmit={() => {
        if (errors.pass()) void saving.save(draft);
      }}
    >
      <DateField
        id="date"
        label={t("form.date")}
        error={errors.of("date")}
        value={draft.date}
        readOnly={entry !== null}
        onChange={(event) => change({ date: event.target.value })}
      />
      <SelectField
        id="holidayType"
        label={t("form.type")}
        error={errors.of("holidayType")}
        options={entryTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        value={draft.holidayType}
        onChange={({ target }) => (isEntryType(target.value) ? change({ holidayType: target.value }) : null)}
      />
      <ClosingNote draft={draft} />
      <SwitchField
        id="isHoliday"
        label={t("form.isHoliday")}
        checked={draft.isHoliday}
        onChange={(event) => change({ isHoliday: event.target.checked })}
      />
      <NamesFields
        names={draft.names}
        idOf={(language) => `i18n.${language}`}
        labelOf={(language) => t("form.nameIn", { language })}
        errorOf={errors.of}
        onChange={(names) => change({ names })}
      />
      <FormFoot canSave isBusy={saving.isBusy} isDirty={isDirty} />
    </OfficeForm>
  );
}
