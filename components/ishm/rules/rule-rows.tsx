"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { RuleTable } from "@/lib/contract/tee-sheets/ops-rules";
import { RuleCellControl } from "./rule-cell-control";
import { type RuleDraft, withCell, withoutRow } from "./rule-draft";
import { ruleTables } from "./rule-tables";

/** The rows of a rule table as a grid. */
export function RuleGrid({ table, draft, errorOf, isReadOnly, onChange }: RowsProps) {
  const t = useTranslations("ishm.rules");
  const { columns, mayBeEmpty } = ruleTables[table];
  const canRemove = !isReadOnly && (draft.rows.length > 1 || mayBeEmpty);
  if (draft.rows.length === 0) return <p className="text-ink-2">{t("empty")}</p>;
  return (
    <Table label={t(`names.${table}`)}>
      <TableHead>
        <tr>
          {columns.map(({ name }) => (
            <TableHeader key={name}>{t(`columns.${name as "base"}`)}</TableHeader>
          ))}
          {canRemove ? (
            <TableHeader>
              <span className="visually-hidden">{t("remove")}</span>
            </TableHeader>
          ) : null}
        </tr>
      </TableHead>
      <TableBody>
        {draft.rows.map(({ key, cells }, at) => (
          <TableRow key={key}>
            {columns.map((column) => (
              <TableCell key={column.name} className="px-1.5 first:ps-3 align-top">
                <RuleCellControl
                  id={`rows.${at}.${column.name}`}
                  label={t("cell", { column: t(`columns.${column.name as "base"}`), row: at + 1 })}
                  column={column}
                  cell={cells[column.name] ?? ""}
                  error={errorOf(`rows.${at}.${column.name}`)}
                  isReadOnly={isReadOnly}
                  onChange={(cell) => onChange((now) => withCell(now, key, column.name, cell))}
                />
              </TableCell>
            ))}
            {canRemove ? (
              <TableCell className="w-11 px-0 align-top">
                <Button
                  size="small"
                  variant="quiet"
                  className="px-2"
                  aria-label={t("removeRow", { row: at + 1 })}
                  onClick={() => onChange((now) => withoutRow(now, key))}
                >
                  <Icon name="trash" size={18} />
                </Button>
              </TableCell>
            ) : null}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The props of the rows of a rule table, as a grid or as fields. */
type RowsProps = {
  table: RuleTable;
  draft: RuleDraft;
  errorOf: (field: string) => string | undefined;
  isReadOnly: boolean;
  onChange: (change: (now: RuleDraft) => RuleDraft) => void;
};

/** The one row of a table of single numbers, each under its name. */
export function RuleFields({ table, draft, errorOf, isReadOnly, onChange }: RowsProps) {
  const t = useTranslations("ishm.rules");
  const row = draft.rows[0];
  if (!row) return null;
  return (
    <dl className="grid gap-x-6 gap-y-4 min-[37.5rem]:grid-cols-2 min-[75rem]:grid-cols-3">
      {ruleTables[table].columns.map((column) => {
        const name = t(`columns.${column.name as "base"}`);
        return (
          <div key={column.name}>
            <dt className="mb-1.5 text-caption font-semibold">{name}</dt>
            <dd>
              <RuleCellControl
                id={`rows.0.${column.name}`}
                label={name}
                column={column}
                cell={row.cells[column.name] ?? ""}
                error={errorOf(`rows.0.${column.name}`)}
                isReadOnly={isReadOnly}
                onChange={(cell) => onChange((now) => withCell(now, row.key, column.name, cell))}
              />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
