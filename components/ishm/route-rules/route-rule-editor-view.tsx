"use client";

import { useTranslations } from "next-intl";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { RecordEditor } from "../form/record-editor";
import { RouteRuleForm } from "./route-rule-form";

/** One rule for an old address, or a new one (`ruleIdx` null). */
export function RouteRuleEditorView({ ruleIdx }: { ruleIdx: number | null }) {
  const t = useTranslations("ishm.routeRules");
  return (
    <RecordEditor
      menu={officeMenus.routeRules}
      idx={ruleIdx}
      list={{ label: t("title"), href: officePaths.routeRules() }}
      titles={{ new: t("new"), edit: t("edit") }}
      nameOf={(rule) => rule.fromPath}
      read={readRule}
    >
      {(rule) => <RouteRuleForm rule={rule} />}
    </RecordEditor>
  );
}

const readRule = (ruleIdx: number, signal: AbortSignal | undefined) =>
  call("GET /ops/route-rules/{id}", { params: { id: String(ruleIdx) } }, { signal, handled: true });
