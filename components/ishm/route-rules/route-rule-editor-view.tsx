"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { RecordBody } from "../form/record-body";
import { useIsTyped } from "../form/use-is-typed";
import { useRecord } from "../form/use-record";
import { NoAccess } from "../frame/no-access";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { RouteRuleForm } from "./route-rule-form";

/** One rule for an old address, or a new one (`ruleIdx` null). */
export function RouteRuleEditorView({ ruleIdx }: { ruleIdx: number | null }) {
  const { access } = useOffice();
  const { isRead, isCreate } = access(officeMenus.routeRules.code);
  if (!isRead || (ruleIdx === null && !isCreate)) return <NoAccess />;
  return ruleIdx === null ? <NewRule /> : <SavedRule key={ruleIdx} ruleIdx={ruleIdx} />;
}

function NewRule() {
  const t = useTranslations("ishm.routeRules");
  return (
    <>
      <PageHead title={t("new")} crumbs={[{ label: t("title"), href: officePaths.routeRules() }]} />
      <RouteRuleForm rule={null} />
    </>
  );
}

function SavedRule({ ruleIdx }: { ruleIdx: number }) {
  const t = useTranslations("ishm.routeRules");
  const read = useCallback(
    (signal: AbortSignal | undefined) =>
      call("GET /ops/route-rules/{id}", { params: { id: String(ruleIdx) } }, { signal, handled: true }),
    [ruleIdx],
  );
  const record = useRecord(read, useIsTyped());
  return (
    <>
      <PageHead
        title={record.record?.fromPath ?? t("edit")}
        crumbs={[{ label: t("title"), href: officePaths.routeRules() }]}
      />
      <RecordBody of={record}>{(rule) => <RouteRuleForm key={record.edition} rule={rule} />}</RecordBody>
    </>
  );
}
