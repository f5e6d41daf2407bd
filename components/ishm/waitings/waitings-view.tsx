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
import { useWaitingColumns } from "./use-waiting-columns";
import { WaitingDays } from "./waiting-days";
import { WaitingDialog } from "./waiting-dialog";
import { WaitingFilters } from "./waiting-filters";
import { waitingListShape } from "./waiting-list";

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
  const unmask = useUnmask("waitings");
  const columns = useWaitingColumns(setOpened);
  const list = useListCall(
    "GET /ops/waitings",
    { query: { lang: language, reason: unmask.unmaskReason, ...listInput(place.query) } },
    { revalidateOnFocus: false },
  );
  return (
    <>
      <ListScreen
        name="waitings"
        title={t("title")}
        lead={t("lead")}
        tabs="sheet"
        actions={unmask.control}
        place={place}
        {...list}
        isOfPersons
        columns={columns}
        idxOf={(row) => row.waitingIdx}
        nameOf={(row) => row.memberName}
        filters={<WaitingFilters {...place} />}
        empty={t("empty")}
      >
        <WaitingDays
          chosen={place.query.filters.playDate}
          onChoose={(playDate) => place.change({ filters: { playDate } })}
        />
      </ListScreen>
      <WaitingDialog waitingIdx={opened} onClose={() => setOpened(null)} />
    </>
  );
}
