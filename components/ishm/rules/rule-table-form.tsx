"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import type { RuleTable } from "@/lib/contract/tee-sheets/ops-rules";
import { officeMenus } from "@/lib/web/office/office-menus";
import { FormFoot } from "../form/form-foot";
import { OfficeForm } from "../form/office-form";
import { useDraft } from "../form/use-draft";
import { useFormErrors } from "../form/use-form-errors";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { EffectNote } from "./effect-note";
import { draftOfRules, isDouble, ruleProblems, rulesOfDraft, withNewRow } from "./rule-draft";
import { RuleFields } from "./rule-fields";
import { RuleGrid } from "./rule-grid";
import { RuleHistory } from "./rule-history";
import { ruleTables } from "./rule-tables";
import { expectedOf, type RuleChange, useRuleEffect } from "./use-rule-effect";
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
