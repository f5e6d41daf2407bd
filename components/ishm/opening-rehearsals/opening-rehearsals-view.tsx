"use client";

import { useTranslations } from "next-intl";
import { officeMenus } from "@/lib/web/office/office-menus";
import { NoAccess } from "../frame/no-access";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";

/** Opening rehearsals, for whoever may read the menu. */
export function OpeningRehearsalsView() {
  const t = useTranslations("ishm.openingRehearsals");
  const { access } = useOffice();
  if (!access(officeMenus.openingRehearsals.code).isRead) return <NoAccess />;
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <p className="text-ink-2">{t("empty")}</p>
    </>
  );
}
