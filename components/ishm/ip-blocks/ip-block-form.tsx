"use client";

import { useTranslations } from "next-intl";
import { DatetimeField } from "@/components/form/datetime-field";
import { RadioField } from "@/components/form/radio-field";
import { SwitchField } from "@/components/form/switch-field";
import { TextField } from "@/components/form/text-field";
import type { IpBlock } from "@/lib/contract/admins/ip-blocks";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { FormFrame } from "../form/form-frame";
import { RecordFoot } from "../form/record-foot";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { ipModes, ipScopes } from "./ip-block-draft";
import { type IpFieldsProps, IpRangePanel } from "./ip-range-panel";
import { useIpActions } from "./use-ip-actions";
import { useIpForm } from "./use-ip-form";

type Props = { entry: IpBlock | null };

/** The form of an entry: range of addresses and rule. */
export function IpBlockForm({ entry }: Props) {
  const t = useTranslations("ishm");
  const { access } = useOffice();
  const rights = access(officeMenus.ipBlocks.code);
  const canSave = entry ? rights.isUpdate : rights.isCreate;
  const form = useIpForm({ entry, canSave });
  const actions = useIpActions();
  return (
    <FormFrame form={form}>
      <div className="flex max-w-5xl flex-col gap-5">
        <IpRangePanel form={form} ownAddress={form.ownAddress} />
        <IpRulePanel form={form} />
      </div>
      <RecordFoot
        list={{ label: t("ipBlocks.toList"), href: officePaths.ipBlocks() }}
        remove={entry && rights.isDelete ? () => actions.remove([entry]) : null}
        isBusy={actions.isBusy}
      />
    </FormFrame>
  );
}

/** The rule of an entry: mode, scope, reason and expiry. */
function IpRulePanel({ form }: IpFieldsProps) {
  const { draft } = form;
  const t = useTranslations("ishm.ipBlocks");
  return (
    <Panel title={t("fields.mode")}>
      <div className="grid items-start gap-4 min-[43.75rem]:grid-cols-2">
        <RadioField
          {...form.choice("mode")}
          label={t("fields.mode")}
          hint={t(`means.${draft.mode}`)}
          options={ipModes.map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))}
        />
        <RadioField
          {...form.choice("scope")}
          label={t("fields.scope")}
          hint={t(`means.${draft.scope}`)}
          options={ipScopes.map((scope) => ({ value: scope, label: t(`scopes.${scope}`) }))}
        />
        <TextField {...form.text("reason")} label={t("fields.reason")} maxLength={200} />
        <DatetimeField {...form.text("expireAt")} label={t("fields.expireAt")} hint={t("hints.expireAt")} />
      </div>
      <SwitchField {...form.toggle("isActive")} label={t("fields.isActive")} hint={t("hints.isActive")} />
    </Panel>
  );
}
