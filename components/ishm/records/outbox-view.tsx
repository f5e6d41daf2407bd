"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/lib/web/api/use-call";
import { listFilters, listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { outboxListShape } from "@/lib/web/office/outbox-list";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/office-context";
import { PageHead } from "../frame/page-head";
import { ScreenTabs } from "../frame/screen-tabs";
import { ListActions } from "../list/list-actions";
import { OfficeList } from "../list/office-list";
import { useColumns } from "../list/use-columns";
import { useListQuery } from "../list/use-list-query";
import { MessageDialog } from "./message-dialog";
import { OutboxFilters } from "./outbox-filters";
import { useOutboxColumns } from "./use-outbox-columns";
import { useRetryMessages } from "./use-retry-messages";

/** Every e-mail and text message of the club: what was sent, waits, or could not be sent. */
export function OutboxView() {
  const { access } = useOffice();
  return access(officeMenus.records.code).isRead ? <Outbox /> : <NoAccess />;
}

function Outbox() {
  const t = useTranslations("ishm.outbox");
  const { access, language } = useOffice();
  const place = useListQuery(outboxListShape);
  const [opened, setOpened] = useState<number | null>(null);
  const columns = useOutboxColumns(setOpened);
  const { shown, ...choice } = useColumns("outbox", columns);
  const answer = useCall(
    "GET /ops/outbox",
    { query: { lang: language, ...listInput(place.query) } },
    { keepPreviousData: true, handled: true },
  );
  const retrying = useRetryMessages();

  const retry = async (idxs: readonly number[], settle: () => void) => {
    const chosen = answer.data?.list.filter(({ outboxIdx }) => idxs.includes(outboxIdx)) ?? [];
    if ((await retrying.retry(chosen)) === 0) return;
    settle();
    await answer.mutate();
  };

  return (
    <>
      <PageHead
        title={t("title")}
        lead={t("lead")}
        actions={
          <ListActions
            sheet={{
              list: "GET /ops/outbox",
              input: { query: { lang: language, ...listFilters(place.query) } },
              isOfPersons: true,
            }}
            columns={columns}
            choice={choice}
          />
        }
      />
      <ScreenTabs of="records" />
      <OfficeList
        label={t("title")}
        place={place}
        answer={answer}
        columns={shown}
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
        onRetried={() => void answer.mutate()}
      />
    </>
  );
}
