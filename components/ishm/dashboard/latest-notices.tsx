"use client";

import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { clubDate } from "@/lib/shared/time/club-time";
import { formatDay } from "@/lib/shared/time/deadline";
import { useCall } from "@/lib/web/api/use-call";
import { type ShowState, showState } from "@/lib/web/boards/show-state";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { ShowStateChip } from "../board/form/publish-panel";
import { OfficeFailure } from "../frame/office-failure";
import { OfficeLink } from "../frame/office-link";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";

type Props = { title: string; empty: string; state?: ShowState };

const shownRows = "5";

/** The newest notices, of one state or of all. */
export function LatestNotices({ title, empty, state }: Props) {
  const t = useTranslations("ishm.dashboard");
  const notice = useTranslations("ishm.notice");
  const { language, formats, now, access } = useOffice();
  const mayWrite = state === undefined && access(officeMenus.notices.code).isCreate;
  const { data, error, mutate } = useCall(
    "GET /notice/admin",
    { query: { lang: language, page: "1", size: shownRows, state } },
    { handled: true, keepPreviousData: true },
  );
  const today = clubDate(now(), formats.standardTimeZone);
  return (
    <Panel
      title={title}
      side={
        <span className="flex flex-wrap gap-x-5">
          {mayWrite ? (
            <OfficeLink href={officePaths.notice("new")} className="link">
              {notice("new")}
            </OfficeLink>
          ) : null}
          <OfficeLink href={officePaths.notices()} className="link">
            {t("allNotices")}
          </OfficeLink>
        </span>
      }
    >
      {!data && error ? <OfficeFailure failure={error} onRetry={() => void mutate()} /> : null}
      {!data && !error ? <Skeleton className="w-3/4" /> : null}
      {data?.list.length === 0 ? <p className="text-ink-2">{empty}</p> : null}
      {data && data.list.length > 0 ? (
        <ul className="-my-2">
          {data.list.map((notice) => (
            <li
              key={notice.noticeIdx}
              className="flex min-h-10 items-center gap-3 border-b border-line last:border-b-0"
            >
              <OfficeLink
                href={officePaths.notice(notice.noticeIdx)}
                className="min-w-0 grow truncate no-underline hover:underline"
              >
                {notice.title}
              </OfficeLink>
              {state === "scheduled" && notice.openFrom ? (
                <span className="shrink-0 text-ink-2">
                  {t("from", { date: formatDay(notice.openFrom, { language, formats }) })}
                </span>
              ) : (
                <ShowStateChip
                  state={showState({ ...notice, from: notice.openFrom, to: notice.openTo }, today)}
                />
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}
