"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/root/office-context";
import { ListScreen } from "../list/list-screen";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
import { MessageDialog } from "./message-dialog";
import { OutboxFilters } from "./outbox-filters";
import { outboxListShape } from "./outbox-list";
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
