"use client";

import { useFormatter, useTranslations } from "next-intl";
import { DateField } from "@/components/form/date-field";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import { memberState } from "@/lib/contract/code-values/members";
import { CodeChecks } from "../board/form/code-checks";
import { useCodeOptions } from "../board/form/use-code-options";
import { Panel } from "../frame/panel";
import type { CampaignDraft } from "./use-campaign";

export type CampaignFields = {
  draft: CampaignDraft;
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<CampaignDraft>) => void;
};

const receiving: readonly string[] = [memberState.active, memberState.dormant];
const months = Array.from({ length: 12 }, (_, place) => place + 1);
const spans = ["joinedFrom", "joinedTo", "lastLoginFrom", "lastLoginTo"] as const;

/** The audience of a campaign; an empty field is no filter. */
export function AudiencePanel({ draft, errorOf, onChange }: CampaignFields) {
  const t = useTranslations("ishm.coupons.audience");
  const format = useFormatter();
  const types = useCodeOptions("memberTypes");
  const states = useCodeOptions("memberStates").filter(({ value }) => receiving.includes(value));
  const regions = useCodeOptions("regionCodes");
  const checks = { isReadOnly: false };
  return (
    <Panel title={t("title")}>
      <CodeChecks
        {...checks}
        id="memberTypes"
        label={t("memberTypes")}
        hint={t("anyType")}
        options={types}
        chosen={draft.memberTypes}
        error={errorOf("memberTypes")}
        onChange={(memberTypes) => onChange({ memberTypes })}
      />
      <CodeChecks
        {...checks}
        id="states"
        label={t("states")}
        options={states}
        chosen={draft.states}
        error={errorOf("states")}
        onChange={(chosen) => onChange({ states: chosen })}
      />
      <div className="grid gap-4 min-[600px]:grid-cols-2">
        {spans.map((field) => (
          <DateField
            key={field}
            id={field}
            label={t(field)}
            error={errorOf(field)}
            value={draft[field]}
            onChange={(event) => onChange({ [field]: event.target.value })}
          />
        ))}
        <SelectField
          id="birthMonth"
          label={t("birthMonth")}
          placeholder={t("anyMonth")}
          options={months.map((month) => ({
            value: String(month),
            label: format.dateTime(new Date(Date.UTC(2026, month - 1, 15)), {
              month: "long",
              timeZone: "UTC",
            }),
          }))}
          value={draft.birthMonth}
          error={errorOf("birthMonth")}
          onChange={(event) => onChange({ birthMonth: event.target.value })}
        />
        <SelectField
          id="region"
          label={t("region")}
          hint={t("regionHint")}
          placeholder={t("anyRegion")}
          options={regions}
          value={draft.region}
          error={errorOf("region")}
          onChange={(event) => onChange({ region: event.target.value })}
        />
      </div>
      <SwitchField
        id="isAdvertising"
        label={t("isAdvertising")}
        hint={t("isAdvertisingHint")}
        checked={draft.isAdvertising}
        onChange={(event) => onChange({ isAdvertising: event.target.checked })}
      />
      <SwitchField
        id="leavesOutSuspended"
        label={t("leavesOutSuspended")}
        hint={t("leavesOutSuspendedHint")}
        checked={draft.leavesOutSuspended}
        onChange={(event) => onChange({ leavesOutSuspended: event.target.checked })}
      />
    </Panel>
  );
}
