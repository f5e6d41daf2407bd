"use client";

import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { forReaders } from "../frame/for-readers";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { PermissionsBoard } from "./permissions-board";

/** The permissions of groups and of single admins by menu (domain.md A28 to A34). */
export const PermissionsView = forReaders(officeMenus.permissions, Loaded);

function Loaded() {
  const t = useTranslations("ishm.permissions");
  const { language } = useOffice();
  const query = { lang: language };
  const callOptions = { handled: true, keepPreviousData: true } as const;
  const groups = useCall("GET /menu-admins/groups", { query }, callOptions);
  const holders = useCall("GET /ops/permissions/holders", { query }, callOptions);
  if (groups.data && holders.data) return <PermissionsBoard groups={groups.data} holders={holders.data} />;
  const failure = groups.error ?? holders.error;
  const retry = () => void Promise.all([groups.mutate(), holders.mutate()]);
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      {failure ? (
        <OfficeFailure failure={failure} onRetry={retry} />
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </>
  );
}
