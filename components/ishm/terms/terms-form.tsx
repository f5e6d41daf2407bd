"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import { TextField } from "@/components/form/text-field";
import type { TermsOverview } from "@/lib/contract/terms/ops-terms";
import { FormFrame } from "../form/form-frame";
import { Panel } from "../frame/panel";
import { Agreements } from "./agreements";
import { TermsDates } from "./terms-dates";
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
        className="grid items-start min-[1100px]:grid-cols-[minmax(0,1fr)_21rem]"
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
