"use client";

import { useTranslations } from "next-intl";
import { officeMenus } from "@/lib/web/office/office-menus";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/office-context";
import { PageHead } from "../frame/page-head";
import { LatestNotices } from "./latest-notices";
import { SiteStateCard } from "./site-state-card";

/** Where an admin begins: what the site shows now, and what was written last. */
export function DashboardView() {
  const t = useTranslations("ishm.dashboard");
  const { access, userName } = useOffice();
  if (!access(officeMenus.dashboard.code).isRead) return <NoAccess />;
  const canReadNotices = access(officeMenus.notices.code).isRead;
  return (
    <>
      <PageHead title={t("title")} lead={t("greeting", { name: userName })} />
      <div className="grid items-start gap-5 min-[1100px]:grid-cols-2">
        <SiteStateCard />
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
