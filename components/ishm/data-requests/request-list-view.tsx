"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/lib/web/api/use-call";
import { requestListShape } from "@/lib/web/office/data-request-list";
import { listFilters, listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/office-context";
import { PageHead } from "../frame/page-head";
import { ScreenTabs } from "../frame/screen-tabs";
import { ColumnMenu } from "../list/column-menu";
import { OfficeList } from "../list/office-list";
import { useColumns } from "../list/use-columns";
import { useListQuery } from "../list/use-list-query";
import { useLook } from "../people/use-look";
import { RequestDialog } from "./request-dialog";
import { RequestFilters } from "./request-filters";
import { useRequestColumns } from "./use-request-columns";

/** What members ask about their own data: open requests by due date, then the answered (checklist P-07). */
export function RequestListView() {
  const { access } = useOffice();
  return access(officeMenus.members.code).isRead ? <Requests /> : <NoAccess />;
}

function Requests() {
  const t = useTranslations("ishm.dataRequests");
  const { language } = useOffice();
  const place = useListQuery(requestListShape);
  const [opened, setOpened] = useState<number | null>(null);
  const { lookReason, control } = useLook("data-requests");
  const columns = useRequestColumns((row) => setOpened(row.requestIdx));
  const { shown, ...choice } = useColumns("data-requests", columns);
  const { page, size } = listInput(place.query);
  const { keyword: _keyword, sort: _sort, ...filters } = listFilters(place.query);
  const answer = useCall(
    "GET /ops/data-requests",
    { query: { lang: language, reason: lookReason, page, size, ...filters } },
    { keepPreviousData: true, handled: true, revalidateOnFocus: false },
  );
  const request = answer.data?.list.find(({ requestIdx }) => requestIdx === opened) ?? null;
  return (
    <>
      <PageHead
        title={t("title")}
        lead={t("lead")}
        actions={
          <>
            {control}
            <ColumnMenu columns={columns} isShown={choice.isShown} onTurn={choice.turn} />
          </>
        }
      />
      <ScreenTabs of="members" />
      <OfficeList
        label={t("title")}
        place={place}
        answer={answer}
        columns={shown}
        idxOf={(row) => row.requestIdx}
        nameOf={(row) => t(`kinds.${row.kind}`)}
        filters={<RequestFilters {...place} />}
        empty={t("empty")}
      />
      <RequestDialog
        request={request}
        onClose={() => setOpened(null)}
        onChanged={async () => void (await answer.mutate())}
      />
    </>
  );
}
