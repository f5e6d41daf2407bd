"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { officeMenuEntries, officeMenus, startPath } from "@/lib/web/office/office-menus";
import { NoAccess } from "../frame/no-access";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { ScreenTabs } from "../frame/screen-tabs";
import { SetupBanner } from "../setup/setup-banner";
import { ChannelPanel } from "./channel-panel";
import { CoursePanel } from "./course-panel";
import { FiguresPanel } from "./figures-panel";
import { LatestNotices } from "./latest-notices";
import type { PanelProps } from "./panel-props";
import { SeriesPanel } from "./series-panel";
import { SiteStateCard } from "./site-state-card";
import { TodoPanel } from "./todo-panel";
import { TopPages } from "./top-pages";
import { useDashboard } from "./use-dashboard";

/** Where an admin begins: what waits, how the club does, what the site shows now, and what was written last. */
export function DashboardView() {
  const { access } = useOffice();
  return access(officeMenus.dashboard.code).isRead ? <Dashboard /> : <OwnStart />;
}

/** Who may not read the dashboard begins at the first screen of the menu. */
function OwnStart() {
  const router = useRouter();
  const start = startPath(officeMenuEntries(useOffice().menus));
  useEffect(() => {
    if (start !== null) router.replace(start);
  }, [router, start]);
  return start === null ? <NoAccess /> : null;
}

function Dashboard() {
  const t = useTranslations("ishm.dashboard");
  const { access, userName, language } = useOffice();
  const figures = useDashboard();
  const { report, failure } = figures;
  const panel = { report, asked: { lang: language, ...figures.query } };
  const canReadNotices = access(officeMenus.notices.code).isRead;
  return (
    <>
      <PageHead title={t("title")} lead={t("greeting", { name: userName })} />
      <ScreenTabs of="dashboard" />
      <SetupBanner />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 min-[68.75rem]:grid-cols-3">
        {failure ? null : (
          <div className="min-[68.75rem]:col-span-2">
            <TodoPanel todo={report?.todo} />
          </div>
        )}
        <SiteStateCard />
        <div className="min-[68.75rem]:col-span-3">
          <FiguresPanel {...figures} />
        </div>
        {failure ? null : <Charts {...panel} />}
        {canReadNotices ? (
          <>
            <LatestNotices title={t("latest")} empty={t("noNotices")} />
            <LatestNotices title={t("scheduled")} empty={t("noScheduled")} state="scheduled" />
          </>
        ) : null}
      </div>
    </>
  );
}

function Charts({ report, asked }: PanelProps) {
  return (
    <>
      <div className="min-w-0 min-[68.75rem]:col-span-2">
        <SeriesPanel report={report} asked={asked} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <CoursePanel report={report} asked={asked} />
        <ChannelPanel report={report} asked={asked} />
      </div>
      <TopPages span={report ? { from: report.from, to: report.to } : null} />
    </>
  );
}
