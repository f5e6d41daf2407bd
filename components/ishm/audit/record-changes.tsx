"use client";

import { useLocale, useTranslations } from "next-intl";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { textDiff } from "@/lib/web/office/text-diff";
import { DiffText } from "../diff/diff-text";
import { type FieldChange, recordChanges } from "./changed-fields";
import { FieldValue, wordsOf } from "./field-value";

type Props = { before: unknown; after: unknown };

/** A record before and after an action, field by field, the changed ones first. */
export function RecordChanges({ before, after }: Props) {
  const t = useTranslations("ishm.audit");
  const changes = recordChanges(before, after);
  if (changes.length === 0) return <p className="text-ink-2">{t("noFields")}</p>;
  const columns = [
    ...(isThere(before) ? (["before"] as const) : []),
    ...(isThere(after) ? (["after"] as const) : []),
  ];
  return (
    <Table label={t("fields")} className="table-fixed">
      <TableHead>
        <tr>
          <TableHeader className="w-1/4">{t("field")}</TableHeader>
          {columns.map((column) => (
            <TableHeader key={column}>{columns.length === 2 ? t(column) : t("value")}</TableHeader>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {changes.map((change) => (
          <ChangeRow key={change.path} change={change} columns={columns} />
        ))}
      </TableBody>
    </Table>
  );
}

type RowProps = { change: FieldChange; columns: readonly ("before" | "after")[] };

function ChangeRow({ change, columns }: RowProps) {
  const t = useTranslations("ishm.audit");
  const locale = useLocale();
  return (
    <TableRow className={change.isChanged ? "bg-warn-tint align-top" : "align-top text-ink-2"}>
      <th scope="row" className="px-3 py-1.5 text-start font-normal break-words">
        {change.path || t("value")}
        {change.isChanged ? (
          <span className="block text-chip font-semibold text-warn">{t("changed")}</span>
        ) : null}
      </th>
      {isLongText(change) ? (
        <TableCell colSpan={2}>
          <DiffText parts={textDiff(wordsOf(String(change.before)), wordsOf(String(change.after)), locale)} />
        </TableCell>
      ) : (
        columns.map((column) => (
          <TableCell key={column}>
            <FieldValue value={change[column]} />
          </TableCell>
        ))
      )}
    </TableRow>
  );
}

/** Shorter texts are compared at a glance. */
const longText = 80;

function isLongText({ before, after, isChanged }: FieldChange): boolean {
  const texts = [before, after].filter((value) => typeof value === "string");
  return isChanged && texts.length === 2 && texts.some((text) => text.length > longText);
}

const isThere = (state: unknown) => state !== null && state !== undefined;
