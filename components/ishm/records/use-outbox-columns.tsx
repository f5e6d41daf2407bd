import { useTranslations } from "next-intl";
import type { OutboxRow } from "@/lib/contract/admins/ops-records";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { OutboxStateChip } from "./outbox-state-chip";

/** What the list says of a message. Its name opens it. */
export function useOutboxColumns(onOpen: (outboxIdx: number) => void): Column<OutboxRow>[] {
  const t = useTranslations("ishm.outbox");
  const common = useTranslations("common.languageNames");
  const { formats } = useOffice();
  return [
    {
      key: "created",
      title: t("columns.created"),
      className: "text-ink-2",
      render: (row) => formatDateTime(row.createdAt, formats),
    },
    {
      key: "title",
      title: t("columns.title"),
      className: "max-w-96 min-w-52",
      render: (row) => (
        <button
          type="button"
          onClick={() => onOpen(row.outboxIdx)}
          className="min-h-7 max-w-full truncate rounded-chip text-start font-medium hover:underline"
        >
          {row.title}
        </button>
      ),
    },
    { key: "channel", title: t("columns.channel"), render: (row) => t(`channels.${row.channel}`) },
    { key: "target", title: t("columns.target"), className: "tabular-nums", render: (row) => row.target },
    { key: "language", title: t("columns.language"), choice: "shown", render: (row) => common(row.lang) },
    { key: "state", title: t("columns.state"), render: (row) => <OutboxStateChip state={row.state} /> },
    { key: "tries", title: t("columns.tries"), align: "end", choice: "shown", render: (row) => row.tries },
    {
      key: "sent",
      title: t("columns.sent"),
      className: "text-ink-2",
      render: (row) => (row.sentAt ? formatDateTime(row.sentAt, formats) : "–"),
    },
  ];
}
