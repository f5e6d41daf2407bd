"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/lib/web/api/use-call";
import { listFilters, listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { waitingListShape } from "@/lib/web/office/waiting-list";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/office-context";
import { PageHead } from "../frame/page-head";
import { ScreenTabs } from "../frame/screen-tabs";
import { ListActions } from "../list/list-actions";
import { OfficeList } from "../list/office-list";
import { useColumns } from "../list/use-columns";
import { useListQuery } from "../list/use-list-query";
import { useLook } from "../people/use-look";
import { useWaitingColumns } from "./use-waiting-columns";
import { WaitingDays } from "./waiting-days";
import { WaitingDialog } from "./waiting-dialog";
import { WaitingFilters } from "./waiting-filters";

/** Who waits for a time: days with demand, the line of each in rank order, and what the office can do with an entry. */
export function WaitingsView() {
  const { access } = useOffice();
  return access(officeMenus.sheet.code).isRead ? <Waitings /> : <NoAccess />;
}

function Waitings() {
  const t = useTranslations("ishm.waitings");
  const { language } = useOffice();
  const place = useListQuery(waitingListShape);
  const [opened, setOpened] = useState<number | null>(null);
  const look = useLook("waitings");
  const columns = useWaitingColumns(setOpened);
  const { shown, ...choice } = useColumns("waitings", columns);
  const answer = useCall(
    "GET /ops/waitings",
    { query: { lang: language, reason: look.lookReason, ...listInput(place.query) } },
    { keepPreviousData: true, handled: true, revalidateOnFocus: false },
  );
  return (
    <>
      <PageHead
        title={t("title")}
        lead={t("lead")}
        actions={
          <>
            {look.control}
            <ListActions
              sheet={{
                list: "GET /ops/waitings",
                input: { query: { lang: language, ...listFilters(place.query) } },
                isOfPersons: true,
              }}
              columns={columns}
              choice={choice}
            />
          </>
        }
      />
      <ScreenTabs of="sheet" />
      <WaitingDays
        chosen={place.query.filters.playDate}
        onChoose={(playDate) => place.change({ filters: { playDate } })}
      />
      <OfficeList
        label={t("title")}
        place={place}
        answer={answer}
        columns={shown}
        idxOf={(row) => row.waitingIdx}
        nameOf={(row) => row.memberName}
        filters={<WaitingFilters {...place} />}
        empty={t("empty")}
      />
      <WaitingDialog waitingIdx={opened} onClose={() => setOpened(null)} />
    </>
  );
}
