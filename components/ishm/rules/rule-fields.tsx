"use client";

import { useTranslations } from "next-intl";
import type { RowsProps } from "./rows-props";
import { RuleCellControl } from "./rule-cell-control";
import { withCell } from "./rule-draft";
import { ruleTables } from "./rule-tables";

/** The one row of a table of single numbers, each under its name. */
export function RuleFields({ table, draft, errorOf, isReadOnly, onChange }: RowsProps) {
  const t = useTranslations("ishm.rules");
  const row = draft.rows[0];
  if (!row) return null;
  return (
    <dl className="grid gap-x-6 gap-y-4 min-[600px]:grid-cols-2 min-[1200px]:grid-cols-3">
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
