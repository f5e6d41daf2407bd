"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { OutboxRow } from "@/lib/contract/admins/ops-records";
import { call } from "@/lib/web/api/browser";
import { listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOnce } from "@/lib/web/runtime/use-once";
import { forReaders } from "../frame/for-readers";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { FilterChoice } from "../list/filter-choice";
import { KeywordField } from "../list/keyword-field";
import { ListFilters } from "../list/list-filters";
import { ListScreen } from "../list/list-screen";
import { RowButton } from "../list/row-button";
import { useListCall } from "../list/use-list-call";
import { useListColumns } from "../list/use-list-columns";
import { type ListControls, useListQuery } from "../list/use-list-query";
import { MessageDialog } from "./message-dialog";
import { OutboxStateChip, outboxChannels, outboxListShape, outboxStates } from "./outbox-states";

/** Every e-mail and text message of the club: what was sent, waits, or could not be sent. */
export const OutboxView = forReaders(officeMenus.records, Outbox);

function Outbox() {
  const t = useTranslations("ishm.outbox");
  const { access, language } = useOffice();
  const place = useListQuery(outboxListShape);
  const [opened, setOpened] = useState<number | null>(null);
  const columns = useOutboxColumns(setOpened);
  const list = useListCall("GET /ops/outbox", { query: { lang: language, ...listInput(place.query) } });
  const retrying = useRetryMessages();

  const retry = async (idxs: readonly number[], settle: () => void) => {
    const chosen = list.answer.data?.list.filter(({ outboxIdx }) => idxs.includes(outboxIdx)) ?? [];
    if ((await retrying.retry(chosen)) === 0) return;
    settle();
    await list.answer.mutate();
  };

  return (
    <>
      <ListScreen
        name="outbox"
        title={t("title")}
        lead={t("lead")}
        tabs="records"
        place={place}
        {...list}
        isOfPersons
        columns={columns}
        idxOf={(row) => row.outboxIdx}
        nameOf={(row) => row.title}
        filters={<OutboxFilters {...place} />}
        empty={t("empty")}
        bulk={
          access(officeMenus.records.code).isCreate
            ? {
                isBusy: retrying.isBusy,
                actionsOf: (idxs, settle) => [
                  {
                    key: "retry",
                    label: t("retry"),
                    icon: "refresh",
                    onDo: () => void retry(idxs, settle),
                  },
                ],
              }
            : undefined
        }
      />
      <MessageDialog
        outboxIdx={opened}
        onClose={() => setOpened(null)}
        onRetried={() => void list.answer.mutate()}
      />
    </>
  );
}

/** The filters: state and channel. */
function OutboxFilters(place: ListControls<typeof outboxListShape>) {
  const t = useTranslations("ishm.outbox");
  const { query, change } = place;
  return (
    <ListFilters place={place}>
      <KeywordField
        label={t("member")}
        keyword={query.filters.memberIdx ?? ""}
        onSearch={(text) =>
          change({ filters: { memberIdx: text.replace(/\D/g, "") || null } }, { isTyping: true })
        }
      />
      <FilterChoice
        legend={t("columns.state")}
        values={outboxStates}
        label={(state) => t(`states.${state}`)}
        {...place.filter("state")}
      />
      <FilterChoice
        legend={t("columns.channel")}
        values={outboxChannels}
        label={(channel) => t(`channels.${channel}`)}
        {...place.filter("channel")}
      />
    </ListFilters>
  );
}

/** The columns of the list of messages. The name opens the message. */
function useOutboxColumns(onOpen: (outboxIdx: number) => void): Column<OutboxRow>[] {
  const t = useTranslations("ishm.outbox");
  const common = useTranslations("common.languageNames");
  const column = useListColumns<OutboxRow>();
  return [
    column.moment({ key: "created", title: t("columns.created") }, (row) => row.createdAt),
    {
      key: "title",
      title: t("columns.title"),
      className: "max-w-96 min-w-52",
      render: (row) => (
        <RowButton onClick={() => onOpen(row.outboxIdx)} className="max-w-full truncate">
          {row.title}
        </RowButton>
      ),
    },
    { key: "channel", title: t("columns.channel"), render: (row) => t(`channels.${row.channel}`) },
    { key: "target", title: t("columns.target"), className: "tabular-nums", render: (row) => row.target },
    { key: "language", title: t("columns.language"), choice: "shown", render: (row) => common(row.lang) },
    { key: "state", title: t("columns.state"), render: (row) => <OutboxStateChip state={row.state} /> },
    { key: "tries", title: t("columns.tries"), align: "end", choice: "shown", render: (row) => row.tries },
    column.moment({ key: "sent", title: t("columns.sent") }, (row) => row.sentAt),
    column.moment(
      { key: "delivered", title: t("columns.delivered"), choice: "hidden" },
      (row) => row.deliveredAt,
    ),
  ];
}

/** Retries the parked ones among the selected messages, one after the other; returns how many. */
function useRetryMessages() {
  const t = useTranslations("ishm.outbox");
  const { run, isBusy } = useOnce();

  async function retry(rows: readonly OutboxRow[]): Promise<number> {
    const parked = rows.filter(({ state }) => state === "PARKED");
    let count = 0;
    for (const { outboxIdx } of parked) {
      const answer = await call("POST /ops/outbox/{id}/retry", { params: { id: String(outboxIdx) } });
      if (!answer.ok) break;
      count += 1;
    }
    if (parked.length === 0) toastBar(t("noneParked"));
    else if (count > 0) toastBar(t("retriedMany", { count }));
    return count;
  }
  return { retry: async (rows: readonly OutboxRow[]) => (await run(() => retry(rows))) ?? 0, isBusy };
}
