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
import { useUnmask } from "../people/use-unmask";
import { requestListShape } from "./data-request-list";
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
  const { unmaskReason, control } = useUnmask("data-requests");
  const columns = useRequestColumns((row) => setOpened(row.requestIdx));
  const { keyword: _keyword, sort: _sort, ...asked } = listInput(place.query);
  const { answer } = useListCall(
    "GET /ops/data-requests",
    { query: { lang: language, reason: unmaskReason, ...asked } },
    { revalidateOnFocus: false },
  );
  const request = answer.data?.list.find(({ requestIdx }) => requestIdx === opened) ?? null;
  return (
    <>
      <ListScreen
        name="data-requests"
        title={t("title")}
        lead={t("lead")}
        tabs="members"
        actions={control}
        place={place}
        answer={answer}
        columns={columns}
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
