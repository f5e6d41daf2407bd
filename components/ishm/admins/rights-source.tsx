"use client";

import { useTranslations } from "next-intl";
import type { AdminDetail } from "@/lib/contract/admins/admin-shapes";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";

type Props = { admin: AdminDetail; isGroupChanged: boolean };

/** Whether an account has rights of its own; another group takes them away. */
export function RightsSource({ admin, isGroupChanged }: Props) {
  const t = useTranslations("ishm.admins.form");
  const { access } = useOffice();
  if (admin.source !== "CUSTOM" || admin.isSSAdmin) return null;
  return (
    <p className="bg-info-tint px-4 py-2.5 text-info">
      {isGroupChanged ? t("ownRightsEnd") : t("hasOwnRights")}{" "}
      {access(officeMenus.permissions.code).isRead ? (
        <OfficeLink href={officePaths.permissions()} className="link">
          {t("toPermissions")}
        </OfficeLink>
      ) : null}
    </p>
  );
}
