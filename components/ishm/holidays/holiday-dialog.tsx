"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DateField } from "@/components/form/date-field";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import { Dialog } from "@/components/ui/dialog";
import { newHoliday, type StaffHoliday } from "@/lib/contract/tee-sheets/holidays";
import { readDate } from "@/lib/shared/time/calendar";
import { formatDay } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { schemaProblems } from "@/lib/web/office/schema-problems";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { FormFoot, FormFrame } from "../form/form-frame";
import { NamesFields } from "../form/names-fields";
import { useOfficeForm } from "../form/use-office-form";
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

/** The form of a day: date, kind and name per language; for a closing, with the bookings that it affects. */
function HolidayForm({ entry, date, onDirty, onSaved }: Props) {
  const t = useTranslations("ishm.holidays");
  const common = useTranslations("common.languageNames");
  const { language } = useOffice();
  // The name that the server asks for is of the language that the form began in.
  const [main] = useState(language);
  const form = useOfficeForm({
    record: entry,
    draftOf: (record) => holidayDraftOf(record, date),
    onTyped: onDirty,
    check: (draft) =>
      schemaProblems(newHoliday, createHolidayCall(draft, main).body).map((problem) => ({
        ...problem,
        field: problem.field.replace("dateName", `i18n.${main}`),
      })),
    sentenceOf: ({ field, reason }) =>
      field === `i18n.${main}` && reason === "required"
        ? t("form.nameNeeded", { language: common(main) })
        : null,
    confirm: useClosingQuestion(entry),
    send: (draft) =>
      entry
        ? call("PUT /ops/holidays", updateHolidayCall(draft, entry.seq, main), { handled: true })
        : call("POST /ops/holidays", createHolidayCall(draft, main), { handled: true }),
    fieldOf: ({ code, msgVar: [field = ""] }) =>
      code === 9001 ? field.replace("dateName", `i18n.${main}`) : null,
    async onSaved({ affected: count }, draft) {
      const name = draft.names[main].trim();
      if (count > 0) toastBar(t("savedAffected", { name, count }), { tone: "alert" });
      else toastBar(t("saved", { name }));
      await onSaved();
    },
  });
  const { draft, change, errorOf } = form;
  return (
    <FormFrame form={form}>
      <DateField {...form.text("date")} label={t("form.date")} readOnly={entry !== null} />
      <SelectField
        id="holidayType"
        label={t("form.type")}
        error={errorOf("holidayType")}
        options={entryTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        value={draft.holidayType}
        onChange={({ target }) => (isEntryType(target.value) ? change({ holidayType: target.value }) : null)}
      />
      <ClosingNote draft={draft} />
      <SwitchField id="isHoliday" {...form.toggle("isHoliday")} label={t("form.isHoliday")} />
      <NamesFields
        names={draft.names}
        idOf={(language) => `i18n.${language}`}
        labelOf={(language) => t("form.nameIn", { language })}
        errorOf={errorOf}
        onChange={(names) => change({ names })}
      />
      <FormFoot />
    </FormFrame>
  );
}

/** How many bookings a closing would affect, before it is saved; nothing for other days. */
function ClosingNote({ draft: { date, holidayType } }: { draft: HolidayDraft }) {
  const t = useTranslations("ishm.holidays");
  const isAsked = holidayType === closing && readDate(date) !== null;
  const { data } = useCall(
    isAsked ? "GET /ops/holidays/affected" : null,
    { query: { date } },
    { handled: true },
  );
  if (!isAsked || data?.date !== date) return null;
  const className = data.affected > 0 ? "border-s-3 border-warn bg-warn-tint px-4 py-3" : "text-ink-2";
  return (
    <p role="status" className={className}>
      {t("meets", { count: data.affected })}
    </p>
  );
}

/** Asks before a new closing that affects bookings; none of them is cancelled by it. True when there are none. */
function useClosingQuestion(entry: StaffHoliday | null) {
  const t = useTranslations("ishm.holidays");
  const common = useTranslations("common");
  const { language, formats } = useOffice();
  return async ({ date, holidayType }: HolidayDraft): Promise<boolean> => {
    if (holidayType !== closing || entry?.holidayType === closing) return true;
    const answer = await call("GET /ops/holidays/affected", { query: { date } });
    if (!answer.ok || answer.value.affected === 0) return answer.ok;
    return showConfirm({
      title: t("closeConfirm", { date: formatDay(date, { language, formats }) }),
      message: t("meets", { count: answer.value.affected }),
      confirm: t("closeAnyway"),
      cancel: common("cancel"),
    });
  };
}

type HolidayDialogProps = {
  /** Null for a new one. */
  entry: StaffHoliday | null;
  date: string;
  onClose: () => void;
  onSaved: () => Promise<void>;
};

/** The form of one day in a dialog. */
export function HolidayDialog({ entry, date, onClose, onSaved }: HolidayDialogProps) {
  const t = useTranslations("ishm.holidays.form");
  const common = useTranslations("common");
  const { language, formats } = useOffice();
  const closing = useUnsavedConfirm(onClose);
  const named = { name: entry?.dateName ?? "", date: formatDay(date, { language, formats }) };
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
