"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { RuleTable } from "@/lib/contract/tee-sheets/ops-rules";
import { officeMenus } from "@/lib/web/office/office-menus";
import { listShape } from "../../../lib/web/office/list-query";
import { useUnsavedConfirm } from "../form/use-unsaved-confirm";
import { forReaders } from "../frame/for-readers";
import { PageHead } from "../frame/page-head";
import { ScreenTabs } from "../frame/screen-tabs";
import { SideChoices } from "../list/side-choices";
import { useListQuery } from "../list/use-list-query";
import { RuleTablePanel } from "./rule-table-form";
import { ruleTableNames } from "./rule-tables";

/** The tables that sheets, openings, limits, prices and draws go by. */
export const RulesView = forReaders(officeMenus.settings, Rules);

function Rules() {
  const t = useTranslations("ishm.rules");
  const { query, change } = useListQuery(ruleTableShape);
  const table: RuleTable = query.filters.table ?? "open";
  const wanted = useRef<RuleTable>(table);
  const leaving = useUnsavedConfirm(() => change({ filters: { table: wanted.current } }));
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <ScreenTabs of="settings" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 min-[62.5rem]:grid-cols-[240px_minmax(0,1fr)]">
        <nav aria-label={t("tables")} className="rounded-panel border border-line bg-sheet">
          <SideChoices
            items={ruleTableNames.map((name) => ({ value: name, label: t(`names.${name}`) }))}
            chosen={table}
            onChoose={(name) => {
              wanted.current = name as RuleTable;
              void leaving.leave();
            }}
          />
        </nav>
        <RuleTablePanel key={table} table={table} onDirty={leaving.setDirty} />
      </div>
    </>
  );
}

/** The selected rule table, in the address. */
const ruleTableShape = listShape({ filters: { table: ruleTableNames }, sorts: [] });
