"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { type OutboxQuery, readOutboxQuery, writeOutboxQuery } from "@/lib/web/office/outbox-query";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/office-context";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { ListFoot } from "../notices/list-foot";
import { TableSkeleton } from "../notices/table-skeleton";
import { MessageDialog } from "./message-dialog";
import { OutboxFilters } from "./outbox-filters";
import { OutboxTable } from "./outbox-table";

/** Every e-mail and text message of the club: what was sent, waits, or could not be sent. */
export function OutboxView() {
  const { access } = useOffice();
  return access(officeMenus.records.code).isRead ? <Outbox /> : <NoAccess />;
}

function Outbox() {
  const t = useTranslations("ishm.outbox");
  const { language } = useOffice();
  const { query, change } = useOutboxQuery();
  const [opened, setOpened] = useState<number | null>(null);
  const { page, size, state, channel } = query;
  const asked = { lang: language, page: String(page), size: String(size) };
  const { data, error, isLoading, mutate } = useCall(
    "GET /ops/outbox",
    { query: { ...asked, state: state ?? undefined, channel: channel ?? undefined } },
    { keepPreviousData: true, handled: true },
  );
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <div className="overflow-hidden rounded-panel border border-line bg-sheet">
        <OutboxFilters query={query} onChange={change} />
        {error && !data ? (
          <OfficeFailure failure={error} onRetry={() => void mutate()} />
        ) : !data ? (
          <TableSkeleton />
        ) : data.list.length === 0 ? (
          <p role="status" className="px-5 py-12 text-ink-2">
            {t(state || channel ? "emptySearch" : "empty")}
          </p>
        ) : (
          <OutboxTable rows={data.list} isBusy={isLoading} onOpen={setOpened} />
        )}
      </div>
      {data ? (
        <ListFoot
          {...{ page, size }}
          total={data.total}
          onPage={(next) => change({ page: next })}
          onSize={(next) => change({ size: next })}
        />
      ) : null}
      <MessageDialog outboxIdx={opened} onClose={() => setOpened(null)} onRetried={() => void mutate()} />
    </>
  );
}

/** The list's place, kept in the address. */
function useOutboxQuery() {
  const router = useRouter();
  const path = usePathname();
  const search = useSearchParams();
  const query = useMemo(() => readOutboxQuery(new URLSearchParams(search.toString())), [search]);
  /** Anything but a turn of the page begins at the first page. */
  function change(part: Partial<OutboxQuery>) {
    const text = writeOutboxQuery({ ...query, page: 1, ...part });
    router.push(text ? `${path}?${text}` : path, { scroll: false });
  }
  return { query, change };
}
