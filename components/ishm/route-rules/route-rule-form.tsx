"use client";

import { useTranslations } from "next-intl";
import { RadioField } from "@/components/form/radio-field";
import { SwitchField } from "@/components/form/switch-field";
import { TextField } from "@/components/form/text-field";
import type { RouteRuleRecord } from "@/lib/contract/site/route-rules";
import { routeKinds } from "@/lib/shared/addresses/route-rules";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { FormFrame } from "../form/form-frame";
import { RecordFoot } from "../form/record-foot";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { useRouteRuleActions } from "./use-route-rule-actions";
import { useRouteRuleForm } from "./use-route-rule-form";

type Props = { rule: RouteRuleRecord | null };

/** The form of a rule: the old address, how it is answered, and where it leads. */
export function RouteRuleForm({ rule }: Props) {
  const t = useTranslations("ishm.routeRules");
  const { access } = useOffice();
  const rights = access(officeMenus.routeRules.code);
  const form = useRouteRuleForm({ rule, canSave: rule ? rights.isUpdate : rights.isCreate });
  const actions = useRouteRuleActions();
  const isGone = form.draft.kind === "410";
  const address = { maxLength: 500, autoComplete: "off", spellCheck: false } as const;
  return (
    <FormFrame form={form}>
      <div className="flex max-w-3xl flex-col gap-5">
        <Panel title={t("rule")}>
          <TextField
            {...form.text("fromPath")}
            {...address}
            label={t("fields.fromPath")}
            hint={t("hints.fromPath")}
          />
          <RadioField
            {...form.choice("kind")}
            label={t("fields.kind")}
            hint={t(`means.${form.draft.kind}`)}
            options={routeKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          />
          {isGone ? null : (
            <TextField
              {...form.text("toPath")}
              {...address}
              label={t("fields.toPath")}
              hint={t("hints.toPath")}
            />
          )}
          <TextField {...form.text("memo")} label={t("fields.memo")} maxLength={200} />
          <SwitchField {...form.toggle("isActive")} label={t("fields.isActive")} hint={t("hints.isActive")} />
        </Panel>
      </div>
      <RecordFoot
        list={{ label: t("toList"), href: officePaths.routeRules() }}
        remove={rule && rights.isDelete ? () => actions.remove([rule]) : null}
        isBusy={actions.isBusy}
      />
    </FormFrame>
  );
}
