"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { DateField } from "@/components/form/date-field";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import { Dialog } from "@/components/ui/dialog";
import { newHoliday, type StaffHoliday } from "@/lib/contract/tee-sheets/holidays";
import type { Language } from "@/lib/shared/languages";
import { readDate } from "@/lib/shared/time/calendar";
import { formatDate } from "@/lib/shared/time/date-format";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { schemaProblems } from "@/lib/web/office/schema-problems";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { FormFoot } from "../form/form-foot";
import { NamesFields } from "../form/names-fields";
import { OfficeForm } from "../form/office-form";
import { useDraft } from "../form/use-draft";
import { useFormErrors } from "../form/use-form-errors";
import { useSave } from "../form/use-save";
import { useUnsavedConfirm } from "../form/use-unsaved-confirm";
import { useOffice } from "../frame/root/office-context";
import {
  closing,
  createHolidayCall,
  entryTypes,
  type HolidayDraft,
  holidayDraftOf,
  isEntryType,
  updateHolidayCall,
} from "./holiday-draft";

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

/** How many bookings a closing would meet, before it is saved; nothing for other days. */
function ClosingNote({ draft: { date, holidayType } }: { draft: HolidayDraft }) {
  const t = useTranslations("ishm.holidays");
  const isAsked = holidayType === closing && readDate(date) !== null;
  const { data } = useCall(
    isAsked ? "GET /ops/holidays/affected" : null,
    { query: { date } },
    { handled: true },
  );
  if (!isAsked || data?.date !== date) return null;
  const look = data.affected > 0 ? "border-s-3 border-warn bg-warn-tint px-4 py-3" : "text-ink-2";
  return (
    <p role="status" className={look}>
      {t("meets", { count: data.affected })}
    </p>
  );
}

type Options = { entry: StaffHoliday | null; main: Language; onSaved: () => Promise<void> };

/** Saves a day. A closing that meets bookings is asked about first: none of them is cancelled by it. */
function useHolidaySave({ entry, main, onSaved }: Options) {
  const t = useTranslations("ishm.holidays");
  const common = useTranslations("common");
  const { formats } = useOffice();

  const saving = useSave({
    send: (draft: HolidayDraft) =>
      entry
        ? call("PUT /ops/holidays", updateHolidayCall(draft, entry.seq, main), { handled: true })
        : call("POST /ops/holidays", createHolidayCall(draft, main), { handled: true }),
    async onSaved({ affected: count }, draft) {
      const name = draft.names[main].trim();
      if (count > 0) toastBar(t("savedAffected", { name, count }), { tone: "alert" });
      else toastBar(t("saved", { name }));
      await onSaved();
    },
    fieldOf: ({ code, msgVar: [field = ""] }) =>
      code === 9001 ? field.replace("dateName", `i18n.${main}`) : null,
  });

  /** True when nothing is met, or the person wants it all the same. */
  async function isWanted({ date, holidayType }: HolidayDraft): Promise<boolean> {
    if (holidayType !== closing || entry?.holidayType === closing) return true;
    const answer = await call("GET /ops/holidays/affected", { query: { date } });
    if (!answer.ok || answer.value.affected === 0) return answer.ok;
    return showConfirm({
      title: t("closeConfirm", { date: formatDate(date, formats) }),
      message: t("meets", { count: answer.value.affected }),
      confirm: t("closeAnyway"),
      cancel: common("cancel"),
    });
  }

  return {
    ...saving,
    async save(draft: HolidayDraft): Promise<void> {
      if (await isWanted(draft)) await saving.save(draft);
    },
  };
}

type HolidayDialogProps = {
  /** Null for a new one. */
  entry: StaffHoliday | null;
  date: string;
  onClose: () => void;
  onSaved: () => Promise<void>;
};

/** One day in a dialog of its own. */
export function HolidayDialog({ entry, date, onClose, onSaved }: HolidayDialogProps) {
  const t = useTranslations("ishm.holidays.form");
  const common = useTranslations("common");
  const { formats } = useOffice();
  const closing = useUnsavedConfirm(onClose);
  const named = { name: entry?.dateName ?? "", date: formatDate(date, formats) };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : void closing.leave())}
      title={entry ? t("editTitle", named) : t("newTitle")}
      closeLabel={common("close")}
    >
      <HolidayForm
        entry={entry}
        date={date}
        onDirty={closing.setDirty}
        onSaved={async () => {
          await onSaved();
          onClose();
        }}
      />
    </Dialog>
  );
}
