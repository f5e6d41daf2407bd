"use client";

import { useTranslations } from "next-intl";
import { DateField } from "@/components/form/date-field";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import type { TermsOverview } from "@/lib/contract/terms/ops-terms";
import type { NoticePolicy } from "@/lib/shared/terms-notice";
import { formatDay } from "@/lib/shared/time/deadline";
import { FormFrame } from "../form/form-frame";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { Agreements } from "./agreements";
import { TermsFoot } from "./terms-foot";
import { isOpenToEdits } from "./terms-state";
import { TermsTexts } from "./terms-texts";
import { type TermsForm as Form, type TermsFormProps, useTermsForm } from "./use-terms-form";

/** A version of terms in every language of the club: written, dated, compared, announced. */
export function TermsForm(props: TermsFormProps) {
  const { overview, saved, base } = props;
  const t = useTranslations("ishm.terms");
  const form = useTermsForm(props);
  const isClosed = saved !== null && !isOpenToEdits(saved);
  return (
    <>
      <FormFrame
        form={form}
        readOnlyNote={isClosed ? t("closed") : undefined}
        className="grid items-start min-[68.75rem]:grid-cols-[minmax(0,1fr)_21rem]"
      >
        <TermsTexts form={form} />
        <TermsSettings form={form} overview={overview} />
        <TermsFoot form={form} base={base} />
      </FormFrame>
      {isClosed ? <Agreements termsIdx={saved.termsIdx} /> : null}
    </>
  );
}

/** The type of the terms, whether consent is required, and the dates. */
function TermsSettings({ form, overview }: { form: Form; overview: TermsOverview }) {
  const t = useTranslations("ishm.terms");
  const { draft, saved } = form;
  const termType = form.choice("termType");
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Panel title={t("form.kind")}>
        <SelectField
          label={t("form.termType")}
          placeholder={draft.termType ? undefined : t("form.chooseType")}
          options={overview.types.map(({ termType: value, termTypeName: label }) => ({ value, label }))}
          {...termType}
          disabled={termType.disabled || saved !== null}
        />
        <TextField
          label={t("form.version")}
          maxLength={10}
          {...form.text("version")}
          onChange={(event) => form.set("version", event.target.value.trim())}
        />
        <SwitchField
          label={t("form.isRequired")}
          hint={t("form.isRequiredHint")}
          {...form.toggle("isRequired")}
        />
        <TextField
          type="tel"
          label={t("form.telNo")}
          hint={t("form.telNoHint")}
          maxLength={20}
          {...form.text("telNo")}
        />
      </Panel>
      <TermsDates form={form} policy={overview.noticePolicy} />
    </div>
  );
}

/** When visitors hear of it and when it counts, by the club's rule on notice (C0470). */
function TermsDates({ form, policy }: { form: Form; policy: NoticePolicy }) {
  const t = useTranslations("ishm.terms.form");
  const { language, formats } = useOffice();
  const { draft, earliest, today, canSave } = form;
  const days = draft.unfavourable ? policy.unfavourableDays : policy.days;
  return (
    <Panel title={t("dates")}>
      <SwitchField label={t("isDraft")} hint={t("isDraftHint")} {...form.toggle("isDraft")} />
      <SwitchField
        label={t("unfavourable")}
        hint={t("unfavourableHint", { days: policy.unfavourableDays })}
        {...form.toggle("unfavourable")}
      />
      <DateField
        label={t("announceFrom")}
        hint={!canSave || draft.announceFrom > today ? undefined : t("announcedAtOnce")}
        {...form.text("announceFrom")}
      />
      <DateField label={t("effectiveDate")} {...form.text("effectiveDate")} />
      {!canSave || earliest === null ? null : (
        <div className="border-s-3 border-line-2 ps-3 text-ink-2">
          <p>{t("rule", { days, date: formatDay(earliest, { language, formats }) })}</p>
          {draft.effectiveDate === earliest ? null : (
            <Button
              size="small"
              variant="quiet"
              className="-ms-3"
              onClick={() => form.set("effectiveDate", earliest)}
            >
              {t("useEarliest")}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}
