"use client";

import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { useCall } from "@/lib/web/api/use-call";
import { listShape } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { NoAccess } from "../frame/no-access";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { ScreenTabs } from "../frame/screen-tabs";
import { useListQuery } from "../list/use-list-query";
import { CodeEntries } from "./code-entries";
import { CodeGroups } from "./code-groups";

const shape = listShape({ filters: { group: "text" }, sorts: [] });

/** The code sets of the club: groups on one side, the entries of the chosen one on the other. */
export function CodesView() {
  const { access } = useOffice();
  return access(officeMenus.settings.code).isRead ? <Codes /> : <NoAccess />;
}

function Codes() {
  const t = useTranslations("ishm.codes");
  const { language } = useOffice();
  const { query, change } = useListQuery(shape);
  const { data, error, mutate } = useCall(
    "GET /ops/codes",
    { query: { lang: language } },
    { keepPreviousData: true, handled: true },
  );
  const chosen = data?.groups.find(({ groupId }) => groupId === query.filters.group) ?? data?.groups[0];
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <ScreenTabs of="settings" />
      {data && chosen ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 min-[1000px]:grid-cols-[280px_minmax(0,1fr)]">
          <CodeGroups
            groups={data.groups}
            chosen={chosen.groupId}
            onChoose={(group) => change({ filters: { group } })}
          />
          <CodeEntries key={chosen.groupId} groupId={chosen.groupId} />
        </div>
      ) : error ? (
        <OfficeFailure failure={error} onRetry={() => void mutate()} />
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </>
  );
}
