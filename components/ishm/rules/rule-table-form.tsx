"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { RuleTable } from "@/lib/contract/tee-sheets/ops-rules";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { toastBar } from "@/lib/web/runtime/toasts";
import { RecordChanges } from "../audit/record-changes";
import { FormFoot, FormFrame } from "../form/form-frame";
import { useOfficeForm } from "../form/use-office-form";
import { OfficeFailure } from "../frame/office-failure";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { SettingHistory } from "../history/setting-history";
import { EffectNote, expectedOf, type KnownEffect, type RuleChange, useRuleEffect } from "./effect-note";
import { draftOfRules, isDouble, type RuleDraft, ruleProblems, rulesOfDraft, withNewRow } from "./rule-draft";
import { RuleFields, RuleGrid } from "./rule-rows";
import { ruleTables } from "./rule-tables";

type SavedRules = { rows: readonly Readonly<Record<string, unknown>>[]; version: string };
type Draft = { rows: RuleDraft };

type Props = {
  table: RuleTable;
  saved: SavedRules;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => Promise<unknown>;
};

/** The form of a rule table: rows, effect and history. */
function RuleTableForm({ table, saved, onDirty, onSaved }: Props) {
  const t = useTranslations("ishm.rules");
  const { access } = useOffice();
  const canSave = access(officeMenus.settings.code).isUpdate;
  const [edition, setEdition] = useState(0);
  const form = useOfficeForm<Draft, SavedRules, { version: string }>({
    record: saved,
    draftOf: ({ rows }) => ({ rows: draftOfRules(table, rows) }),
    canSave,
    onTyped: onDirty,
    check: ({ rows }) => ruleProblems(table, rows),
    sentenceOf: (_problem, { rows }) => (isDouble(table, rows) ? t("double") : null),
    nameOf: (field) => cellName(field, (column) => t(`columns.${column as "base"}`)),
    send({ rows }, { version }) {
      // The rows were checked by the table's own schema; TypeScript cannot see which one it is.
      const body = {
        rows: rulesOfDraft(table, rows) as never[],
        version,
        expects: expectedOf(known),
      };
      return call(`PUT /ops/rules/${table}`, { body }, { handled: true });
    },
    savedAs: ({ version }, { rows }) => ({ version, rows: rulesOfDraft(table, rows) }),
    async read(_answer, { version }) {
      const theirs = await call(`GET /ops/rules/${table}`, { query: {} }, { handled: true });
      return theirs.ok && theirs.value.version === version ? null : theirs;
    },
    async onSaved() {
      toastBar(t("saved", { name: t(`names.${table}`) }));
      setEdition((count) => count + 1);
      await onSaved();
    },
  });
  const { draft, update, errorOf } = form;
  const isValid = ruleProblems(table, draft.rows).length === 0;
  const change: RuleChange | null =
    form.isDirty && isValid
      ? { key: `POST /ops/rules/${table}/effect`, body: { rows: rulesOfDraft(table, draft.rows) } }
      : null;
  const known: KnownEffect = useRuleEffect(change, form.errors.attempt);
  const { isSingle } = ruleTables[table];
  const Rows = isSingle ? RuleFields : RuleGrid;
  const changeRows = (next: (now: RuleDraft) => RuleDraft) => update((now) => ({ rows: next(now.rows) }));
  return (
    <FormFrame form={form}>
      <Panel title={t(`names.${table}`)}>
        <Rows
          table={table}
          draft={draft.rows}
          errorOf={errorOf}
          isReadOnly={!canSave}
          onChange={changeRows}
        />
        {canSave && !isSingle ? (
          <Button
            size="small"
            variant="outline"
            className="mt-4"
            onClick={() => changeRows((now) => withNewRow(table, now))}
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
        onPutBack={canSave ? (earlier) => changeRows(() => draftOfRules(table, earlier)) : null}
      />
      <FormFoot />
    </FormFrame>
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

/** The history of a rule table; earlier rows can be put back into the form, to be checked before they are saved. */
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
