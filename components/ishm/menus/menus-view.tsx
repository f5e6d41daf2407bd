"use client";

import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { NoAccess } from "../frame/no-access";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { MenusBoard } from "./menus-board";

/** The menus of the site: their order, names, addresses and what search engines say of them (domain.md A26, A27). */
export function MenusView() {
  const { access } = useOffice();
  return access(officeMenus.menus.code).isRead ? <Loaded /> : <NoAccess />;
}

function Loaded() {
  const t = useTranslations("ishm.menus");
  const { language } = useOffice();
  const tree = useCall(
    "GET /menus",
    { query: { lang: language } },
    { handled: true, keepPreviousData: true },
  );
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      {tree.data ? (
        <MenusBoard tree={tree.data} onSaved={() => tree.mutate()} />
      ) : tree.error ? (
        <OfficeFailure failure={tree.error} onRetry={() => void tree.mutate()} />
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </>
  );
}
