"use client";

import { useLocale, useTranslations } from "next-intl";
import { DateField } from "@/components/form/date-field";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import { memberState } from "@/lib/contract/code-values/members";
import { CodeChecks } from "../board/form/code-checks";
import { useCodeOptions } from "../board/form/use-code-options";
import type { FormFields } from "../form/use-office-form";
import { Panel } from "../frame/panel";
import type { CampaignDraft } from "./use-campaign";

type Props = { form: FormFields<CampaignDraft> };

const receiving: readonly string[] = [memberState.active, memberState.dormant];
const months = Array.from({ length: 12 }, (_, place) => place + 1);
const spans = ["joinedFrom", "joinedTo", "lastLoginFrom", "lastLoginTo"] as const;

/** The audience of a campaign; an empty field is no filter. */
export function AudiencePanel({ form }: Props) {
  const { draft, change, errorOf } = form;
  const t = useTranslations("ishm.coupons.audience");
  const monthName = new Intl.DateTimeFormat(useLocale(), { month: "long", timeZone: "UTC" });
  const types = useCodeOptions("memberTypes");
  const states = useCodeOptions("memberStates").filter(({ value }) => receiving.includes(value));
  const regions = useCodeOptions("regionCodes");
  return (
    <Panel title={t("title")}>
      <CodeChecks
        isReadOnly={false}
        id="memberTypes"
        label={t("memberTypes")}
        hint={t("anyType")}
        options={types}
        chosen={draft.memberTypes}
        error={errorOf("memberTypes")}
        onChange={(memberTypes) => change({ memberTypes })}
      />
      <CodeChecks
        isReadOnly={false}
        id="states"
        label={t("states")}
        options={states}
        chosen={draft.states}
        error={errorOf("states")}
        onChange={(chosen) => change({ states: chosen })}
      />
      <div className="grid gap-4 min-[37.5rem]:grid-cols-2">
        {spans.map((field) => (
          <DateField key={field} {...form.text(field)} label={t(field)} />
        ))}
        <SelectField
          {...form.choice("birthMonth")}
          label={t("birthMonth")}
          placeholder={t("anyMonth")}
          options={months.map((month) => ({
            value: String(month),
            label: monthName.format(Date.UTC(2026, month - 1, 15)),
          }))}
        />
        <SelectField
          {...form.choice("region")}
          label={t("region")}
          hint={t("regionHint")}
          placeholder={t("anyRegion")}
          options={regions}
        />
      </div>
      <SwitchField
        {...form.toggle("isAdvertising")}
        label={t("isAdvertising")}
        hint={t("isAdvertisingHint")}
      />
      <SwitchField
        {...form.toggle("leavesOutSuspended")}
        label={t("leavesOutSuspended")}
        hint={t("leavesOutSuspendedHint")}
      />
    </Panel>
  );
}
