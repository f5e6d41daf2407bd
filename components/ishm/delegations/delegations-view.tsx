"use client";

import { useTranslations } from "next-intl";
import { officeMenus } from "@/lib/web/office/office-menus";
import { NoAccess } from "../frame/no-access";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";

/** Delegations, for whoever may read the menu. */
export function DelegationsView() {
  const t = useTranslations("ishm.delegations");
  const { access } = useOffice();
  if (!access(officeMenus.delegations.code).isRead) return <NoAccess />;
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <p className="text-ink-2">{t("empty")}</p>
    </>
  );
}
