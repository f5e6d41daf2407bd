"use client";

import { useTranslations } from "next-intl";
import { RadioField } from "@/components/form/radio-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { couponTypeCode } from "@/lib/contract/code-values/coupons";
import { useGroupOptions } from "../people/use-group-options";
import type { CampaignFields } from "./audience-panel";

const types = [couponTypeCode.amount, couponTypeCode.percent, couponTypeCode.free] as const;

/** How much the coupon takes off what, and for whom. */
export function ValueFields({ draft, errorOf, onChange }: CampaignFields) {
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
