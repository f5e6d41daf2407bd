"use client";

import { useTranslations } from "next-intl";
import { officeMenus } from "@/lib/web/office/office-menus";
import { NoAccess } from "../frame/no-access";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { ScreenTabs } from "../frame/screen-tabs";
import { DeskBoard } from "./desk-board";
import { DeskDrafts } from "./desk-drafts";

/** The front desk: who comes today, let in by a scan, given a locker, settled. */
export function DeskView() {
  const t = useTranslations("ishm.desk");
  const { access } = useOffice();
  if (!access(officeMenus.sheet.code).isRead) return <NoAccess />;
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <ScreenTabs of="sheet" />
      <DeskDrafts>
        <DeskBoard />
      </DeskDrafts>
    </>
  );
}
