"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { RuleTable } from "@/lib/contract/tee-sheets/ops-rules";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { RecordChanges } from "../audit/record-changes";
import { FormFoot } from "../form/form-foot";
import { OfficeForm } from "../form/office-form";
import { useDraft } from "../form/use-draft";
import { useFormErrors } from "../form/use-form-errors";
import { OfficeFailure } from "../frame/office-failure";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { SettingHistory } from "../history/setting-history";
import { EffectNote, expectedOf, type RuleChange, useRuleEffect } from "./effect-note";
import { draftOfRules, isDouble, ruleProblems, rulesOfDraft, withNewRow } from "./rule-draft";
import { RuleFields, RuleGrid } from "./rule-rows";
import { ruleTables } from "./rule-tables";
import { type SavedRules, useRuleSave } from "./use-rule-save";

type Props = {
  table: RuleTable;
  saved: SavedRules;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => Promise<unknown>;
};

/** A rule table as it is typed: its rows, what they would mean, and how they came to be. */
export function RuleTableForm({ table, saved, onDirty, onSaved }: Props) {
  const t = useTranslations("ishm.rules");
  const { access } = useOffice();
  const canSave = access(officeMenus.settings.code).isUpdate;
  const { draft, isDirty, begin, update } = useDraft(draftOfRules(table, saved.rows), canSave);
  const [edition, setEdition] = useState(0);
  const saving = useRuleSave({
    table,
    saved,
    onBegin: begin,
    onSaved: async () => {
      setEdition((count) => count + 1);
      await onSaved();
    },
  });
  const problems = ruleProblems(table, draft);
  const errors = useFormErrors({
    problems,
    sentenceOf: () => (isDouble(table, draft) ? t("double") : null),
    nameOf: (field) => cellName(field, (column) => t(`columns.${column as "base"}`)),
    refusal: saving.refusal,
    refusalCount: saving.refusalCount,
  });
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const rows = rulesOfDraft(table, draft);
  const change: RuleChange | null =
    isDirty && problems.length === 0 ? { key: `POST /ops/rules/${table}/effect`, body: { rows } } : null;
  const known = useRuleEffect(change, saving.refusalCount);
  const { isSingle } = ruleTables[table];
  const Rows = isSingle ? RuleFields : RuleGrid;
  return (
    <OfficeForm
      errors={errors}
      canSave={canSave}
      conflict={saving.conflict}
      onSubmit={() => {
        if (errors.pass()) void saving.save({ draft, expects: expectedOf(known) });
      }}
    >
      <Panel title={t(`names.${table}`)}>
        <p className="mb-4 max-w-prose text-ink-2">{t(`leads.${table}`)}</p>
        <Rows table={table} draft={draft} errorOf={errors.of} isReadOnly={!canSave} onChange={update} />
        {canSave && !isSingle ? (
          <Button
            size="small"
            variant="outline"
            className="mt-4"
            onClick={() => update((now) => withNewRow(table, now))}
          >
            <Icon name="plus" size={18} />
            {t("add")}
          </Button>
        ) : null}
      </Panel>
      <EffectNote known={known} />
      <RuleHistory
        table={table}
        edition={edition}
        onPutBack={canSave ? (earlier) => update(draftOfRules(table, earlier)) : null}
      />
      <FormFoot canSave={canSave} isBusy={saving.isBusy} isDirty={isDirty} />
    </OfficeForm>
  );
}

/** `rows.2.base` by the name of its column. */
function cellName(field: string, nameOf: (column: string) => string): string | null {
  const [, row, column] = field.split(".");
  return row !== undefined && column !== undefined ? `${Number(row) + 1} · ${nameOf(column)}` : null;
}

type RuleTablePanelProps = { table: RuleTable; onDirty: (isDirty: boolean) => void };

/** One rule table, read and ready to be changed. */
export function RuleTablePanel({ table, onDirty }: RuleTablePanelProps) {
  const { data, error, mutate } = useCall(`GET /ops/rules/${table}`, { query: {} }, { handled: true });
  if (data) return <RuleTableForm table={table} saved={data} onDirty={onDirty} onSaved={() => mutate()} />;
  if (error) return <OfficeFailure failure={error} onRetry={() => void mutate()} />;
  return <Skeleton className="h-80 w-full" />;
}

type Rows = readonly Readonly<Record<string, unknown>>[];
type RuleHistoryProps = { table: RuleTable; edition: number; onPutBack: ((rows: Rows) => void) | null };

/** How a rule table came to be; earlier rows come back into the form, where they are looked at before they are saved. */
function RuleHistory({ table, edition, onPutBack }: RuleHistoryProps) {
  const t = useTranslations("ishm.policies.history");
  const audit = useTranslations("ishm.audit");
  return (
    <Panel title={t("title")}>
      <SettingHistory
        entity="ruleTable"
        of={table}
        edition={edition}
        putBackOf={({ before }) =>
          onPutBack && Array.isArray(before) ? async () => onPutBack(before as Rows) : undefined
        }
      >
        {({ before, after }) => (
          <details>
            <summary className="min-h-6 cursor-pointer text-heading">{audit("fields")}</summary>
            <div className="mt-2 overflow-x-auto">
              <RecordChanges before={before} after={after} />
            </div>
          </details>
        )}
      </SettingHistory>
    </Panel>
  );
}
