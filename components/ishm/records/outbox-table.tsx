"use client";

import { useTranslations } from "next-intl";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { OutboxRow } from "@/lib/contract/ops-records";
import { formatDateTime } from "@/lib/shared/date-format";
import { useOffice } from "../frame/office-context";
import { OutboxStateChip } from "./outbox-state-chip";

type Props = { rows: readonly OutboxRow[]; isBusy: boolean; onOpen: (outboxIdx: number) => void };

/** The messages of one page, newest first. The name of a message opens it. */
export function OutboxTable({ rows, isBusy, onOpen }: Props) {
  const t = useTranslations("ishm.outbox");
  const common = useTranslations("common.languageNames");
  const { formats } = useOffice();
  return (
    <Table label={t("title")} aria-busy={isBusy || undefined}>
      <TableHead>
        <tr>
          <TableHeader>{t("columns.created")}</TableHeader>
          <TableHeader>{t("columns.title")}</TableHeader>
          <TableHeader>{t("columns.channel")}</TableHeader>
          <TableHeader>{t("columns.target")}</TableHeader>
          <TableHeader>{t("columns.language")}</TableHeader>
          <TableHeader>{t("columns.state")}</TableHeader>
          <TableHeader align="end">{t("columns.tries")}</TableHeader>
          <TableHeader>{t("columns.sent")}</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.outboxIdx} className="whitespace-nowrap">
            <TableCell className="text-ink-2">{formatDateTime(row.createdAt, formats)}</TableCell>
            <TableCell className="max-w-96 min-w-52">
              <button
                type="button"
                onClick={() => onOpen(row.outboxIdx)}
                className="min-h-7 max-w-full truncate rounded-chip text-start font-medium hover:underline"
              >
                {row.title}
              </button>
            </TableCell>
            <TableCell>{t(`channels.${row.channel}`)}</TableCell>
            <TableCell className="tabular-nums">{row.target}</TableCell>
            <TableCell>{common(row.lang)}</TableCell>
            <TableCell>
              <OutboxStateChip state={row.state} />
            </TableCell>
            <TableCell align="end">{row.tries}</TableCell>
            <TableCell className="text-ink-2">
              {row.sentAt ? formatDateTime(row.sentAt, formats) : "–"}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
