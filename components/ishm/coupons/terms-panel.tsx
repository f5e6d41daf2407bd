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
import { Panel } from "../frame/panel";
import { useGroupOptions } from "../people/use-group-options";
import type { CampaignFields } from "./audience-panel";

const limits = [
  ["dayTypes", "holidayTypes"],
  ["periods", "periods"],
  ["holeCodes", "holeCodes"],
] as const;

/** Days on which nobody plays are among `holidayTypes` too. */
const closings: readonly string[] = [holidayTypeCode.regularClosing, holidayTypeCode.temporaryClosing];

/** The rules of the coupon (domain.md 7.11). */
export function TermsPanel({ main, ...fields }: CampaignFields & { main: Language }) {
  const t = useTranslations("ishm.coupons.terms");
  const common = useTranslations("common.languageNames");
  const { draft, errorOf, onChange } = fields;
  return (
    <Panel title={t("title")}>
      <p className="text-ink-2">{t("nameHint", { language: common(main) })}</p>
      <NamesFields
        names={draft.names}
        idOf={(language) => `names.${language}`}
        labelOf={(language) => t("name", { language })}
        errorOf={errorOf}
        onChange={(names) => onChange({ names })}
      />
      <ValueFields {...fields} />
      {limits.map(([field, group]) => (
        <LimitChecks key={field} {...fields} field={field} group={group} />
      ))}
      <div className="grid gap-4 min-[600px]:grid-cols-2">
        <DateField
          id="validFrom"
          label={t("validFrom")}
          error={errorOf("validFrom")}
          value={draft.validFrom}
          onChange={(event) => onChange({ validFrom: event.target.value })}
        />
        <DateField
          id="validTo"
          label={t("validTo")}
          hint={t("validHint")}
          error={errorOf("validTo")}
          value={draft.validTo}
          onChange={(event) => onChange({ validTo: event.target.value })}
        />
      </div>
      <TextField
        id="issuedReason"
        label={t("issuedReason")}
        error={errorOf("issuedReason")}
        value={draft.issuedReason}
        maxLength={200}
        onChange={(event) => onChange({ issuedReason: event.target.value })}
      />
    </Panel>
  );
}

type LimitProps = CampaignFields & { field: (typeof limits)[number][0]; group: string };

function LimitChecks({ draft, errorOf, onChange, field, group }: LimitProps) {
  const t = useTranslations("ishm.coupons.terms");
  return (
    <CodeChecks
      id={field}
      label={t(field)}
      hint={t("anyOf")}
      options={useCodeOptions(group).filter(({ value }) => !closings.includes(value))}
      chosen={draft[field]}
      isReadOnly={false}
      error={errorOf(field)}
      onChange={(chosen) => onChange({ [field]: chosen })}
    />
  );
}

const types = [couponTypeCode.amount, couponTypeCode.percent, couponTypeCode.free] as const;

/** The discount: value, what it applies to, and whose share. */
function ValueFields({ draft, errorOf, onChange }: CampaignFields) {
  const t = useTranslations("ishm.coupons.terms");
  const fees = useGroupOptions("dcTargets", "FEE");
  const persons = useGroupOptions("dcTargets", "PERSON");
  const { couponType } = draft;
  return (
    <>
      <RadioField
        id="couponType"
        label={t("couponType")}
        options={types.map((value) => ({ value, label: t(`types.${value}`) }))}
        value={couponType}
        onChange={({ target }) => {
          const chosen = types.find((one) => one === target.value);
          if (chosen) onChange({ couponType: chosen });
        }}
      />
      <div className="grid gap-4 min-[600px]:grid-cols-2">
        {couponType === couponTypeCode.free ? null : (
          <TextField
            id="dcValue"
            label={t(`values.${couponType}`)}
            error={errorOf("dcValue")}
            value={draft.dcValue}
            inputMode="decimal"
            maxLength={20}
            onChange={(event) => onChange({ dcValue: event.target.value })}
          />
        )}
        <TextField
          id="maxDiscount"
          label={t("maxDiscount")}
          hint={t("maxDiscountHint")}
          error={errorOf("maxDiscount")}
          value={draft.maxDiscount}
          inputMode="decimal"
          maxLength={20}
          onChange={(event) => onChange({ maxDiscount: event.target.value })}
        />
        <SelectField
          id="dcTarget"
          label={t("dcTarget")}
          options={fees}
          value={draft.dcTarget}
          error={errorOf("dcTarget")}
          onChange={(event) => onChange({ dcTarget: event.target.value })}
        />
        <SelectField
          id="dcPerson"
          label={t("dcPerson")}
          options={persons}
          value={draft.dcPerson}
          error={errorOf("dcPerson")}
          onChange={(event) => onChange({ dcPerson: event.target.value })}
        />
      </div>
    </>
  );
}
