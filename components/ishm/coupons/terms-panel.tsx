"use client";

import { useTranslations } from "next-intl";
import { DateField } from "@/components/form/date-field";
import { RadioField } from "@/components/form/radio-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { couponTypeCode } from "@/lib/contract/code-values/coupons";
import { holidayTypeCode } from "@/lib/contract/code-values/tee-sheets";
import type { Language } from "@/lib/shared/languages";
import { CodeChecks } from "../board/form/code-checks";
import { useCodeOptions } from "../board/form/use-code-options";
import { NamesFields } from "../form/names-fields";
import type { FormFields } from "../form/use-office-form";
import { Panel } from "../frame/panel";
import { useGroupOptions } from "../people/use-group-options";
import type { CampaignDraft } from "./use-campaign";

type Props = { form: FormFields<CampaignDraft> };

const limits = [
  ["dayTypes", "holidayTypes"],
  ["periods", "periods"],
  ["holeCodes", "holeCodes"],
] as const;

/** Days on which nobody plays are among `holidayTypes` too. */
const closings: readonly string[] = [holidayTypeCode.regularClosing, holidayTypeCode.temporaryClosing];

/** The rules of the coupon (domain.md 7.11). */
export function TermsPanel({ main, form }: Props & { main: Language }) {
  const t = useTranslations("ishm.coupons.terms");
  const common = useTranslations("common.languageNames");
  const { draft, change, errorOf } = form;
  return (
    <Panel title={t("title")}>
      <p className="text-ink-2">{t("nameHint", { language: common(main) })}</p>
      <NamesFields
        names={draft.names}
        idOf={(language) => `names.${language}`}
        labelOf={(language) => t("name", { language })}
        errorOf={errorOf}
        onChange={(names) => change({ names })}
      />
      <ValueFields form={form} />
      {limits.map(([field, group]) => (
        <LimitChecks key={field} form={form} field={field} group={group} />
      ))}
      <div className="grid gap-4 min-[37.5rem]:grid-cols-2">
        <DateField {...form.text("validFrom")} label={t("validFrom")} />
        <DateField {...form.text("validTo")} label={t("validTo")} hint={t("validHint")} />
      </div>
      <TextField {...form.text("issuedReason")} label={t("issuedReason")} maxLength={200} />
    </Panel>
  );
}

type LimitProps = Props & { field: (typeof limits)[number][0]; group: string };

function LimitChecks({ form, field, group }: LimitProps) {
  const t = useTranslations("ishm.coupons.terms");
  return (
    <CodeChecks
      id={field}
      label={t(field)}
      hint={t("anyOf")}
      options={useCodeOptions(group).filter(({ value }) => !closings.includes(value))}
      chosen={form.draft[field]}
      isReadOnly={false}
      error={form.errorOf(field)}
      onChange={(chosen) => form.change({ [field]: chosen })}
    />
  );
}

const types = [couponTypeCode.amount, couponTypeCode.percent, couponTypeCode.free] as const;

/** The discount: value, what it applies to, and whose share. */
function ValueFields({ form }: Props) {
  const t = useTranslations("ishm.coupons.terms");
  const fees = useGroupOptions("dcTargets", "FEE");
  const persons = useGroupOptions("dcTargets", "PERSON");
  const { couponType } = form.draft;
  return (
    <>
      <RadioField
        {...form.choice("couponType")}
        label={t("couponType")}
        options={types.map((value) => ({ value, label: t(`types.${value}`) }))}
      />
      <div className="grid gap-4 min-[37.5rem]:grid-cols-2">
        {couponType === couponTypeCode.free ? null : (
          <TextField
            {...form.text("dcValue")}
            label={t(`values.${couponType}`)}
            inputMode="decimal"
            maxLength={20}
          />
        )}
        <TextField
          {...form.text("maxDiscount")}
          label={t("maxDiscount")}
          hint={t("maxDiscountHint")}
          inputMode="decimal"
          maxLength={20}
        />
        <SelectField {...form.choice("dcTarget")} label={t("dcTarget")} options={fees} />
        <SelectField {...form.choice("dcPerson")} label={t("dcPerson")} options={persons} />
      </div>
    </>
  );
}
