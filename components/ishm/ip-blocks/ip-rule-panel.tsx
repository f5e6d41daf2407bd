"use client";

import { useTranslations } from "next-intl";
import { DatetimeField } from "@/components/form/datetime-field";
import { RadioField } from "@/components/form/radio-field";
import { SwitchField } from "@/components/form/switch-field";
import { TextField } from "@/components/form/text-field";
import { Panel } from "../frame/panel";
import { ipModes, ipScopes } from "./ip-block-list";
import type { IpFieldsProps } from "./ip-range-panel";

/** What an entry does to its addresses, for whom, why and until when. */
export function IpRulePanel({ draft, onChange, errorOf, isReadOnly }: IpFieldsProps) {
  const t = useTranslations("ishm.ipBlocks");
  return (
    <Panel title={t("fields.mode")}>
      <div className="grid items-start gap-4 min-[700px]:grid-cols-2">
        <RadioField
          name="mode"
          label={t("fields.mode")}
          hint={t(`means.${draft.mode}`)}
          options={ipModes.map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))}
          value={draft.mode}
          disabled={isReadOnly}
          onChange={(event) => onChange({ mode: event.target.value === "ALLOW" ? "ALLOW" : "DENY" })}
        />
        <RadioField
          name="scope"
          label={t("fields.scope")}
          hint={t(`means.${draft.scope}`)}
          options={ipScopes.map((scope) => ({ value: scope, label: t(`scopes.${scope}`) }))}
          value={draft.scope}
          disabled={isReadOnly}
          onChange={(event) => onChange({ scope: event.target.value === "ADMIN" ? "ADMIN" : "ALL" })}
        />
        <TextField
          name="reason"
          label={t("fields.reason")}
          value={draft.reason}
          maxLength={200}
          readOnly={isReadOnly}
          error={errorOf("reason")}
          onChange={(event) => onChange({ reason: event.target.value })}
        />
        <DatetimeField
          name="expireAt"
          label={t("fields.expireAt")}
          hint={t("hints.expireAt")}
          value={draft.expireAt}
          readOnly={isReadOnly}
          error={errorOf("expireAt")}
          onChange={(event) => onChange({ expireAt: event.target.value })}
        />
      </div>
      <SwitchField
        name="isActive"
        label={t("fields.isActive")}
        hint={t("hints.isActive")}
        checked={draft.isActive}
        disabled={isReadOnly}
        onChange={(event) => onChange({ isActive: event.target.checked })}
      />
    </Panel>
  );
}
