"use client";

import { useLocale, useTranslations } from "next-intl";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { linesOf, textDiff } from "@/lib/web/office/text-diff";
import { DiffText } from "../diff/diff-text";
import { useOffice } from "../frame/root/office-context";
import { type FieldChange, type Leaf, recordChanges } from "./changed-fields";

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

const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;

/** The words of a stored text, without the tags of a rich one. */
function wordsOf(text: string): string[] {
  return /^<[a-z]/i.test(text) ? linesOf(text) : text.split("\n");
}

/** A stored value as somebody reads it: a moment in club time, yes or no, rich text without its tags. */
function FieldValue({ value }: { value: Leaf | undefined }) {
  const t = useTranslations("ishm.audit");
  const { formats } = useOffice();
  if (value === null || value === undefined || value === "") {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t("none")}</span>
      </>
    );
  }
  if (typeof value === "boolean") return value ? t("yes") : t("no");
  const text = String(value);
  if (moment.test(text)) return <span className="tabular-nums">{formatDateTime(text, formats)}</span>;
  return <div className="break-words whitespace-pre-wrap">{wordsOf(text).join("\n")}</div>;
}
